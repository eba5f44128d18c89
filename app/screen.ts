import type { ComponentType } from "react";
import type { PageHead } from "~/seo/page-head.ts";

/** Which page a screen has to show. */
export type ScreenArgs = {
  /** The page's path, with its language's prefix. */
  address: string;
  /** The last part of its path, where that is the name of a content file; else empty. */
  slug: string;
};

/** What a screen's component is given: what its `load` returned. */
export type PageProps<Load extends (args: ScreenArgs) => unknown> = { page: ReturnType<Load> };

/** One type of page: the data of one address, and the component that shows them. */
export type Screen<Data extends { head: PageHead } = { head: PageHead }> = {
  /** @throws {NotFound} where there is no such page */
  load: (args: ScreenArgs) => Data;
  default: ComponentType<{ page: Data }>;
};

/** Thrown for an address without a page. */
export class NotFound extends Error {}

/** @throws {NotFound} where the value is undefined */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new NotFound();
  return value;
}
