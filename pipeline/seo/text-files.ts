import { alternatesOf } from "../../app/seo/head-data.ts";
import { settings } from "../../settings/index.ts";
import { findPlaceholders } from "../../settings/schema.ts";
import { type BuiltPage, sectionTitleOf } from "./built-page.ts";

const { name, url } = settings;

/** Escapes text for XML. */
export const escapeXml = (text: string) =>
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
      ({ code, url }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(url)}"/>`,
    );
    return `<url><loc>${escapeXml(head.canonical)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}${languages.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/** A day's beginning as a time. Days in the content are days in India. */
const moment = (day: string) => `${day}T00:00:00+05:30`;

/** The day of an article's last review. Every article has one in its head. */
const updatedOf = ({ head }: BuiltPage) => head.modified ?? "";
const publishedOf = ({ head }: BuiltPage) => head.published ?? "";

function entry(page: BuiltPage): string {
  const address = escapeXml(page.head.canonical);
  return `<entry>
<id>${address}</id>
<title>${escapeXml(page.heading)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<link rel="alternate" type="text/markdown" href="${address}.md"/>
<published>${moment(publishedOf(page))}</published>
<updated>${moment(updatedOf(page))}</updated>
<author><name>${escapeXml(name)}</name></author>
<category term="${escapeXml(page.head.section ?? "")}"/>
<summary>${escapeXml(page.head.description)}</summary>
<content type="html">${escapeXml(page.elsewhere?.html ?? "")}</content>
</entry>`;
}

/** The blog's Atom feed (RFC 4287): the whole text of each article, newest first. */
export function atomFeed(blog: BuiltPage, articles: BuiltPage[]): string {
  const newest = articles.map(updatedOf).sort().at(-1) ?? "";
  const entries = [...articles].sort((a, b) => publishedOf(b).localeCompare(publishedOf(a)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<id>${escapeXml(`${url}${blog.path}`)}</id>
<title>${escapeXml(blog.heading)}</title>
<subtitle>${escapeXml(blog.head.description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeXml(url)}/feed.xml"/>
<link rel="alternate" type="text/html" href="${escapeXml(`${url}${blog.path}`)}"/>
<icon>${escapeXml(url)}/icon-192.png</icon>
<updated>${moment(newest)}</updated>
<author><name>${escapeXml(name)}</name><uri>${escapeXml(url)}/</uri></author>
${entries.map(entry).join("\n")}
</feed>
`;
}

/** `robots.txt`: allows everything. Pages that must not be listed say so themselves. */
export const robotsTxt = `User-agent: *
Allow: /

Sitemap: ${url}/sitemap.xml
`;

/** `llms.txt` (llmstxt.org): every page's title and description. Articles and case studies are linked as Markdown. */
export function llmsTxt(pages: BuiltPage[]): string {
  const [home] = pages.filter(({ path }) => path === "/");
  const line = ({ path, heading, head, elsewhere }: BuiltPage) =>
    `- [${heading}](${url}${path}${elsewhere ? ".md" : ""}): ${head.description}`;
  const groups = Map.groupBy(
    pages.filter((page) => page !== home),
    (page) => sectionTitleOf(page) ?? "Pages",
  );
  const blocks = [...groups].map(([group, members]) => `## ${group}\n\n${members.map(line).join("\n")}\n`);
  return `# ${name}\n\n> ${home?.head.description ?? ""}\n\n${blocks.join("\n")}`;
}

/** The first of the month, eleven months ahead: less than a year (RFC 9116), the same for every build of a month. */
const securityExpiry = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));

/** The contact for programs: the mail address, or the contact page while the address is a placeholder. */
const contact = findPlaceholders(settings).includes("SITE_EMAIL") ? `${url}/contact` : `mailto:${settings.email}`;

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a vulnerability. */
export const securityTxt = (now: Date) => `Contact: ${contact}
Expires: ${securityExpiry(now).toISOString()}
Preferred-Languages: en
Canonical: ${url}/.well-known/security.txt
`;

/** `humans.txt` (humanstxt.org). Like the site, it names the two people only when the settings do. */
export const humansTxt = `/* TEAM */
${settings.team.length > 0 ? settings.team.map((person) => `Engineer: ${person.name}`).join("\n") : "Two engineers"}
Firm: ${name}
Contact: ${contact.replace("mailto:", "")}
From: Kutch, Gujarat, India

/* SITE */
Address: ${url}
Language: English (India)
Made with: TypeScript, React, Vite, Tailwind CSS
Typeface: Anek Latin by Ek Type
Patterns: drawn by code, after Ajrakh block prints and Lippan reliefs
`;
