import { alternatesOf } from "../../app/seo/page-head.ts";
import type { BuiltPage } from "./built-page.ts";

/** Escapes text for XML. */
export const xml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * `sitemap.xml` (sitemaps.org, 0.9), with each page's languages in Google's notation. The day of a review, if the page shows one, takes
 * precedence over the commit's. A page whose day is unknown has none: a made-up day would be worse.
 * @param changedOn returns the day on which a page's text was last changed
 */
export function sitemap(pages: BuiltPage[], changedOn: (path: string) => string | undefined): string {
  const urls = pages.map(({ path, head }) => {
    const day = head.modified ?? changedOn(path);
    const languages = alternatesOf(head).map(
      ({ code, url }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${xml(url)}"/>`,
    );
    return `<url><loc>${xml(head.canonical)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}${languages.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}
