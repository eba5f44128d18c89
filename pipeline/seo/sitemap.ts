import type { BuiltPage } from "./built-page.ts";

/** One address of the sitemap. `changed` is left out where nobody knows it: a made-up date is worse than none. */
export type SitemapEntry = { url: string; changed: string | undefined };

/**
 * A page's entry: its own review, where it shows one, says more than a commit.
 * @param changedOn looks up when the words of a page were last changed
 */
export const sitemapEntry = (
  { path, canonical = "", modified }: BuiltPage,
  changedOn: (path: string) => string | undefined,
): SitemapEntry => ({ url: canonical, changed: modified ?? changedOn(path) });

/** Escapes text for XML. */
export const xml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** `sitemap.xml` (sitemaps.org, 0.9). */
export function sitemap(entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, changed }) => `<url><loc>${xml(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
