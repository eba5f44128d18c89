import type { ComponentType } from "react";
import type { PageHead } from "~/seo/head-data.ts";

/** The page that a screen has to show. */
export type LoadArgs = {
  /** The page's path, with its language's prefix. */
  address: string;
  /** The name of the content file in the path; empty if there is none. */
  slug: string;
};

/** The properties of a screen's component: what its `load` returned. */
export type PageProps<Load extends (args: LoadArgs) => unknown> = { page: ReturnType<Load> };

/** A type of page: `load` gives the data of one address, and the component shows them. */
export type RouteModule<Data extends { head: PageHead } = { head: PageHead }> = {
  /** @throws {PageNotFoundError} if there is no such page */
  load: (args: LoadArgs) => Data;
  default: ComponentType<{ page: Data }>;
};

/** Thrown for an address without a page. */
export class PageNotFoundError extends Error {}

/** @throws {PageNotFoundError} if the value is undefined */
export function orThrowNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw new PageNotFoundError();
  return value;
}
