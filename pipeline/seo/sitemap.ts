import type { BuiltPage } from "./built-page.ts";

/** One address of the sitemap. `changed` is missing when the day is unknown: a made-up day would be worse. */
export type SitemapEntry = {
  url: string;
  changed: string | undefined;
  /** The page in each of its languages, including its own; empty when it has only one. */
  alternates?: readonly { language: string; url: string }[];
};

/**
 * A page's entry. The day of a review, when the page shows one, takes precedence over the commit's.
 * @param changedOn returns the day on which a page's text was last changed
 */
export const sitemapEntry = (
  { path, canonical = "", modified, alternates }: BuiltPage,
  changedOn: (path: string) => string | undefined,
): SitemapEntry => ({
  url: canonical,
  changed: modified ?? changedOn(path),
  ...(alternates.length > 0 && { alternates }),
});

/** Escapes text for XML. */
export const xml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const alternate = ({ language, url }: { language: string; url: string }) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(url)}"/>`;

/** `sitemap.xml` (sitemaps.org, 0.9), with each page's languages in Google's notation. */
export function sitemap(entries: SitemapEntry[]): string {
  const urls = entries.map(({ url, changed, alternates = [] }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `<url><loc>${xml(url)}</loc>${day}${alternates.map(alternate).join("")}</url>`;
  });
  const links = entries.some(({ alternates = [] }) => alternates.length > 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}>
${urls.join("\n")}
</urlset>
`;
}
