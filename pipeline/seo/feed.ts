import type { Settings } from "../../settings/schema.ts";
import type { BuiltPage } from "./built-page.ts";
import { xml } from "./sitemap.ts";

/** A day's beginning as a time. Days in the content are days in India. */
const moment = (day: string) => `${day}T00:00:00+05:30`;

/** The day of an article's last review. Every article has one in its head. */
const updatedOf = ({ head }: BuiltPage) => head.modified ?? "";
const publishedOf = ({ head }: BuiltPage) => head.published ?? "";

function entry(page: BuiltPage, name: string): string {
  const url = page.head.canonical;
  return `<entry>
<id>${xml(url)}</id>
<title>${xml(page.heading)}</title>
<link rel="alternate" type="text/html" href="${xml(url)}"/>
<link rel="alternate" type="text/markdown" href="${xml(url)}.md"/>
<published>${moment(publishedOf(page))}</published>
<updated>${moment(updatedOf(page))}</updated>
<author><name>${xml(name)}</name></author>
<category term="${xml(page.head.section ?? "")}"/>
<summary>${xml(page.head.description)}</summary>
<content type="html">${xml(page.elsewhere?.html ?? "")}</content>
</entry>`;
}

/** The blog's Atom feed (RFC 4287): the whole text of each article, newest first. */
export function atomFeed(blog: BuiltPage, articles: BuiltPage[], { name, url }: Settings): string {
  const newest = articles.map(updatedOf).sort().at(-1) ?? "";
  const entries = [...articles].sort((a, b) => publishedOf(b).localeCompare(publishedOf(a)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<id>${xml(`${url}${blog.path}`)}</id>
<title>${xml(blog.heading)}</title>
<subtitle>${xml(blog.head.description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${xml(url)}/feed.xml"/>
<link rel="alternate" type="text/html" href="${xml(`${url}${blog.path}`)}"/>
<icon>${xml(url)}/icon-192.png</icon>
<updated>${moment(newest)}</updated>
<author><name>${xml(name)}</name><uri>${xml(url)}/</uri></author>
${entries.map((page) => entry(page, name)).join("\n")}
</feed>
`;
}
