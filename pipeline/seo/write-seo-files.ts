import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { interfaceIn } from "../../app/content/languages/languages.ts";
import { notFoundFolders } from "../../app/content/links/addresses.ts";
import { socialImagePath } from "../../app/seo/social-image.ts";
import { interpolate } from "../../enquiry/interpolate.ts";
import { settings } from "../../settings/index.ts";
import { drawSocialImages } from "../draw/social-image.ts";
import { pageFile } from "../files.ts";
import { type BuiltPage, isIndexed, readBuiltPage, sectionOf } from "./built-page.ts";
import { atomFeed } from "./feed.ts";
import { gitDates } from "./git-dates.ts";
import { searchData } from "./search-files.ts";
import { sitemap, sitemapEntry, xml } from "./sitemap.ts";
import { socialCard } from "./social-card.ts";
import { dataBlock, firmGraph, pageGraph } from "./structured-data.ts";
import { humans, llms, robots, security } from "./text-files.ts";

/** Keeps drawn pictures between builds. */
export const socialCache = join(import.meta.dirname, "../../.cache/social");

/** Puts tags at the end of a page's head, and its structured data at the end of its body: nothing waits for that. */
function addTo(file: string, tags: string, data: string): void {
  const html = readFileSync(file, "utf8");
  writeFileSync(
    file,
    html.replace("</head>", () => `${tags}</head>`).replace("</body>", () => `${data}</body>`),
  );
}

/** The text alternative of a page's social image. */
function imageText({ language, heading }: Pick<BuiltPage, "language" | "heading">): string {
  const text = interpolate(interfaceIn(language).sharing.image, { title: heading });
  return `<meta property="og:image:alt" content="${xml(text)}"/>`;
}

/**
 * Adds the picture's text alternative and the structured data. A page at a second address gets those of the first.
 * @param indexed by path, and by absolute address
 */
function describePage(page: BuiltPage, indexed: ReadonlyMap<string, BuiltPage>): void {
  const subject = indexed.get(page.canonical ?? "") ?? page;
  const linked = page.links.flatMap((path) => indexed.get(path) ?? []);
  addTo(page.file, imageText(page), dataBlock(pageGraph(subject, { settings, linked })));
}

/** The files for machines, by address. They contain only pages that search engines should list. */
function textsFor(indexed: BuiltPage[]): Record<string, string> {
  const changedOn = gitDates();
  const articles = indexed.filter(({ elsewhere }) => elsewhere);
  const posts = articles.filter(({ path }) => sectionOf(path) === "blog");
  const blog = indexed.find(({ path }) => path === "/blog");
  if (!blog) throw new Error("There is no blog page that the feed could belong to.");
  return {
    "/sitemap.xml": sitemap(indexed.map((page) => sitemapEntry(page, changedOn))),
    "/feed.xml": atomFeed(blog, posts, settings),
    "/robots.txt": robots(settings),
    "/llms.txt": llms(
      indexed.filter(({ language }) => language === "en"),
      settings,
    ),
    "/humans.txt": humans(settings),
    "/.well-known/security.txt": security(settings, new Date()),
    ...Object.fromEntries(articles.map(({ path, elsewhere }) => [`${path}.md`, elsewhere?.markdown ?? ""])),
    ...searchData(indexed),
  };
}

/**
 * Writes everything by which pages are found, shared and understood, from the built pages: structured data, social
 * images, sitemap, feed, Markdown versions, search files and the small texts for machines.
 * @param client the folder of the built files
 * @param paths of all pages
 */
export async function writeSeoFiles(client: string, paths: string[]): Promise<void> {
  const pages = paths.map((path) => readBuiltPage(join(client, pageFile(path)), path));
  const notFound = notFoundFolders.map((folder) => readBuiltPage(join(client, folder, "404.html"), `${folder}/404`));
  const indexed = pages.filter((page) => isIndexed(page, settings.url));
  const byAddress = new Map(indexed.flatMap((page) => [page.path, page.canonical ?? ""].map((at) => [at, page])));

  for (const page of pages) describePage(page, byAddress);
  for (const page of notFound) addTo(page.file, imageText(page), dataBlock(firmGraph(settings)));
  for (const [path, text] of Object.entries(textsFor(indexed))) {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // A page at a second address shows the picture of the first.
  const pictured = [...pages.filter((page) => !page.canonical || byAddress.has(page.path)), ...notFound];
  const cards = pictured.map((page) => [join(client, socialImagePath(page.path)), socialCard(page)] as const);
  await drawSocialImages(new Map(cards), socialCache);
}
