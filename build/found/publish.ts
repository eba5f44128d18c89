import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { selectAll } from "hast-util-select";
import { socialImagePath } from "../../app/seo/social-image.ts";
import { settings } from "../../settings/index.ts";
import { type Card, drawSocialImages } from "../draw/social.ts";
import { pagePaths } from "../pages.ts";
import { type BuiltPage, isIndexed, readBuiltPage, sectionName, sectionOf } from "./built-page.ts";
import { contentHistory } from "./changes.ts";
import { atomFeed } from "./feed.ts";
import { dataBlock, pageGraph } from "./graph.ts";
import { markdownOf } from "./markdown.ts";
import { humans, llms, robots, security } from "./plain-texts.ts";
import { searchData } from "./search-files.ts";
import { sitemap } from "./sitemap.ts";

const cacheFolder = join(import.meta.dirname, "../../.cache/social");

const fileOf = (client: string, path: string) => join(client, path, "index.html");

/** What the picture of a page says: its h1, and over it where the page belongs. */
function cardOf({ path, heading, crumbs }: BuiltPage): Card {
  const section = sectionOf(path);
  const kind = section ? sectionName(section) : (crumbs.at(-1)?.label ?? "Kutch, Gujarat, India");
  const seed = path.split("/").at(-1) || "home";
  return { kind: kind.toUpperCase(), title: heading, firm: settings.name, seed };
}

/** The pages that a page links to from its content, each once, in its order. */
function linkedFrom({ main }: BuiltPage, pages: BuiltPage[]): BuiltPage[] {
  const targets = new Set(selectAll("a[href]", main).map((link) => String(link.properties.href)));
  return [...targets].flatMap((target) => pages.find((page) => page.path === target) ?? []);
}

/** Puts the structured data, and when an article was last changed, at the end of the head: outside of React's tree. */
function describePage(page: BuiltPage, pages: BuiltPage[], changed: string | undefined): void {
  const graph = pageGraph(page, { settings, linked: linkedFrom(page, pages), changed });
  const time = page.published && changed ? `<meta property="article:modified_time" content="${changed}"/>` : "";
  const html = readFileSync(page.file, "utf8");
  writeFileSync(
    page.file,
    html.replace("</head>", () => `${time}${dataBlock(graph)}</head>`),
  );
}

/**
 * Makes everything by which the pages are found, shared and understood, from the built pages themselves: structured
 * data, social images, sitemap, feed, Markdown twins and the small texts for machines.
 * @param client the folder of the built files
 */
export async function publishFindings(client: string): Promise<void> {
  const pages = pagePaths().map((path) => readBuiltPage(fileOf(client, path), path));
  const notFound = readBuiltPage(join(client, "404.html"), "/404");
  const indexed = pages.filter((page) => isIndexed(page, settings.url));
  const changedOn = contentHistory();
  const write = (path: string, text: string) => {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  for (const page of pages) describePage(page, pages, changedOn(page.path));
  write(
    "sitemap.xml",
    sitemap(indexed.map(({ path, canonical }) => ({ url: canonical ?? "", changed: changedOn(path) }))),
  );
  write("robots.txt", robots(settings));
  write("llms.txt", llms(indexed, settings));
  write("humans.txt", humans(settings));
  write(".well-known/security.txt", security(settings, new Date()));

  for (const [path, json] of Object.entries(searchData(indexed))) write(path, json);

  const texts = indexed.filter((page) => page.prose);
  for (const page of texts) write(`${page.path}.md`, markdownOf(page));
  const blog = pages.find((page) => page.path === "/blog");
  const articles = texts.filter((page) => page.path.startsWith("/blog/"));
  if (blog)
    write(
      "feed.xml",
      atomFeed(
        blog,
        articles.map((page) => ({ page, changed: changedOn(page.path) })),
        settings,
      ),
    );

  // A page that is another's second address shows the other's picture.
  const pictured = [...pages.filter((page) => !page.canonical || indexed.includes(page)), notFound];
  const cards = pictured.map((page) => [join(client, socialImagePath(page.path)), cardOf(page)] as const);
  await drawSocialImages(new Map(cards), cacheFolder);
}
