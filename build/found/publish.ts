import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { selectAll } from "hast-util-select";
import { socialImagePath } from "../../app/seo/social-image.ts";
import { settings } from "../../settings/index.ts";
import { drawSocialImages } from "../draw/social.ts";
import { pagePaths, sectionsWithPages } from "../pages.ts";
import { type BuiltPage, isIndexed, modifiedOn, readBuiltPage, sectionOf } from "./built-page.ts";
import { cardOf } from "./card.ts";
import { contentHistory } from "./changes.ts";
import { atomFeed } from "./feed.ts";
import { dataBlock, firmGraph, pageGraph } from "./graph.ts";
import { markdownOf } from "./markdown.ts";
import { humans, llms, robots, security } from "./plain-texts.ts";
import { searchData } from "./search-files.ts";
import { sitemap } from "./sitemap.ts";

/** Where drawn pictures are kept between builds. */
export const socialCache = join(import.meta.dirname, "../../.cache/social");

const fileOf = (client: string, path: string) => join(client, path, "index.html");

/** The pages that a page links to from its content, each once, in its order. */
function linkedFrom({ main }: BuiltPage, pages: BuiltPage[]): BuiltPage[] {
  const targets = new Set(selectAll("a[href]", main).map((link) => String(link.properties.href)));
  return [...targets].flatMap((target) => pages.find((page) => page.path === target) ?? []);
}

/** Puts tags at the end of a page's head: outside of React's tree. */
function addToHead(file: string, tags: string): void {
  const html = readFileSync(file, "utf8");
  writeFileSync(
    file,
    html.replace("</head>", () => `${tags}</head>`),
  );
}

/** Structured data, and when an article was last changed. A page at its second address speaks of itself at the first. */
function describePage(page: BuiltPage, indexed: BuiltPage[], changedOn: History): void {
  const subject = indexed.find(({ canonical }) => canonical === page.canonical) ?? page;
  const changed = changedOn(subject.path);
  const graph = pageGraph(subject, { settings, linked: linkedFrom(page, indexed), changed });
  const day = modifiedOn(page, changed);
  const time = page.published ? `<meta property="article:modified_time" content="${day}"/>` : "";
  addToHead(page.file, time + dataBlock(graph));
}

type History = ReturnType<typeof contentHistory>;

/** The files for machines, by address. Only what search engines are shown stands in them. */
function textsFor(indexed: BuiltPage[], changedOn: History): Record<string, string> {
  const articles = indexed.filter(({ prose }) => prose);
  const posts = articles.filter(({ path }) => sectionOf(path) === "blog");
  const blog = indexed.find(({ path }) => path === "/blog");
  if (!blog) throw new Error("There is no blog page that the feed could belong to.");
  return {
    "/sitemap.xml": sitemap(indexed.map(({ path, canonical = "" }) => ({ url: canonical, changed: changedOn(path) }))),
    "/feed.xml": atomFeed(
      blog,
      posts.map((page) => ({ page, changed: changedOn(page.path) })),
      settings,
    ),
    "/robots.txt": robots(settings),
    "/llms.txt": llms(indexed, settings),
    "/humans.txt": humans(settings),
    "/.well-known/security.txt": security(settings, new Date()),
    ...Object.fromEntries(articles.map((page) => [`${page.path}.md`, markdownOf(page)])),
    ...searchData(indexed),
  };
}

/**
 * Makes everything by which the pages are found, shared and understood, from the built pages themselves: structured
 * data, social images, sitemap, feed, Markdown twins, the search's files and the small texts for machines.
 * @param client the folder of the built files
 */
export async function publishFindings(client: string): Promise<void> {
  const pages = pagePaths().map((path) => readBuiltPage(fileOf(client, path), path));
  const notFound = ["", ...sectionsWithPages].map((folder) => join(client, folder, "404.html"));
  const indexed = pages.filter((page) => isIndexed(page, settings.url));
  const changedOn = contentHistory();

  for (const page of pages) describePage(page, indexed, changedOn);
  for (const file of notFound) addToHead(file, dataBlock(firmGraph(settings)));
  for (const [path, text] of Object.entries(textsFor(indexed, changedOn))) {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // A page that is another's second address shows the other's picture.
  const pictured = [
    ...pages.filter((page) => !page.canonical || indexed.includes(page)),
    readBuiltPage(join(client, "404.html"), "/404"),
  ];
  const cards = pictured.map((page) => [join(client, socialImagePath(page.path)), cardOf(page)] as const);
  await drawSocialImages(new Map(cards), socialCache);
}
