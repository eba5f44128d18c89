/** One address of the sitemap. `changed` is left out where nobody knows it: a made-up date is worse than none. */
export type SitemapEntry = { url: string; changed: string | undefined };

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
