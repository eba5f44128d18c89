/**
 * The English addresses of all pages, in the order of the sitemap and the other lists for machines. `:slug` is the name of a content
 * file. `routes.ts` has the screen of each.
 */
export const paths = [
  "/",
  "/about",
  "/industries",
  "/contact",
  "/case-studies",
  "/case-studies/:slug",
  "/career",
  "/careers",
  "/technologies",
  "/technologies/:slug",
  "/guides",
  "/guides/:slug",
  "/sheets",
  "/sheets/:slug",
  "/what-a-website-costs",
  "/before-you-sign",
  "/website-in-gujarati-and-hindi",
  "/how-this-site-is-made",
  "/blog",
  "/blog/:slug",
  "/portfolio",
  "/services/:slug",
  "/privacy",
  "/enquiry-received",
] as const;

export type Path = (typeof paths)[number];

type Slug<P extends Path> = P extends `${string}/:slug` ? [parameters: { slug: string }] : [];

/** The English address of a page. */
export const href = <P extends Path>(path: P, ...[parameters]: Slug<P>): string =>
  parameters ? path.replace(":slug", parameters.slug) : path;

/** The path of an English address, and the slug in it; undefined if no screen has the address. */
export function matchPath(address: string): { path: Path; slug: string } | undefined {
  const exact = paths.find((path) => path === address);
  if (exact) return { path: exact, slug: "" };
  const [, folder, slug = ""] = /^(.+)\/([^/]+)$/.exec(address) ?? [];
  const pattern = paths.find((path) => path === `${folder}/:slug`);
  return pattern && { path: pattern, slug };
}
