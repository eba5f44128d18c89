import type { BuiltPage } from "./built-page.ts";

/** One address of the sitemap. `changed` is left out where nobody knows it: a made-up date is worse than none. */
export type SitemapEntry = {
  url: string;
  changed: string | undefined;
  /** The same page in each of its languages, itself among them; none where it has but one. */
  alternates?: readonly { language: string; url: string }[];
};

/**
 * A page's entry: its own review, where it shows one, says more than a commit.
 * @param changedOn looks up when the words of a page were last changed
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

/** `sitemap.xml` (sitemaps.org, 0.9), with the languages of each page as Google reads them. */
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
