import type { RoutePath } from "../content/pages.ts";

type Slug<P extends RoutePath> = P extends `${string}/:slug` ? [parameters: { slug: string }] : [];

/** The English address of a page. Only types come from the list of pages, because the browser's scripts use this too. */
export const href = <P extends RoutePath>(path: P, ...[parameters]: Slug<P>): string =>
  parameters ? path.replace(":slug", parameters.slug) : path;
