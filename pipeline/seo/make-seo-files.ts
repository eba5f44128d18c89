import { join } from "node:path";
import { interfaceWordsIn } from "../../app/content/languages/site-languages.ts";
import type { RenderedPage } from "../../app/render-page.tsx";
import { socialImagePath } from "../../app/seo/social-image-path.ts";
import { patternForSeed } from "../../app/ui/pattern/seeded-pattern.ts";
import { interpolate } from "../../enquiry/interpolate.ts";
import { settings } from "../../settings/index.ts";
import { drawSocialImages, type SocialCard } from "../draw/social-image.ts";
import { cacheFolder } from "../files.ts";
import { type BuiltPage, isIndexed, readBuiltPage, sectionSlug, sectionTitleOf } from "./built-page.ts";
import { readPageChangeDates } from "./git-dates.ts";
import { buildSearchFiles } from "./search-index.ts";
import { graphWithoutPage, jsonLdScript, pageGraph } from "./structured-data.ts";
import { atomFeed, escapeXml, humansTxt, llmsTxt, robotsTxt, securityTxt, sitemap } from "./text-files.ts";

/**
 * A page with its picture's text alternative at the end of its head, and its structured data at the end of its body, because nothing
 * waits for that. A page at a second address gets those of the first; one without an address says only whose site this is.
 * @param indexed by path, and by absolute address
 */
function describe(page: BuiltPage, html: string, indexed: ReadonlyMap<string, BuiltPage>): string {
  const { image } = interfaceWordsIn(page.language).sharing;
  const alt = escapeXml(interpolate(image, { title: page.heading }));
  const linked = page.links.flatMap((path) => indexed.get(path) ?? []);
  const graph = page.path.endsWith("/404")
    ? graphWithoutPage
    : pageGraph(indexed.get(page.head.canonical) ?? page, linked);
  return html
    .replace("</head>", () => `<meta property="og:image:alt" content="${alt}"/></head>`)
    .replace("</body>", () => `${jsonLdScript(graph)}</body>`);
}

/** What a page's social image shows: its h1, its section above it, and the page's pattern beside it, with the sign of its model. */
function socialCard(page: BuiltPage): SocialCard {
  const kind = sectionTitleOf(page) ?? page.crumbs.at(-1)?.label ?? interfaceWordsIn(page.language).sharing.place;
  const { tile, colourway } = page.pattern ?? patternForSeed(page.path);
  const { heading: title, fault } = page;
  const { name: firm } = settings;
  return { kind: kind.toUpperCase(), title, firm, pattern: { tile, colourway }, ...(fault && { fault }) };
}

/** The files for machines, by address. They contain only pages that search engines should list. */
function textsFor(indexed: BuiltPage[]): Record<string, string> {
  const articles = indexed.filter(({ elsewhere }) => elsewhere);
  const posts = articles.filter(({ path }) => sectionSlug(path) === "blog");
  // The feed is the home page's where the list of articles is taken off.
  const blog = ["/blog", "/"].map((address) => indexed.find(({ path }) => path === address)).find(Boolean);
  if (!blog) throw new Error("There is no page that the feed could belong to.");
  return {
    "/sitemap.xml": sitemap(indexed, readPageChangeDates()),
    "/feed.xml": atomFeed(blog, posts),
    "/robots.txt": robotsTxt,
    "/llms.txt": llmsTxt(indexed.filter(({ language }) => language === "en")),
    "/humans.txt": humansTxt,
    "/.well-known/security.txt": securityTxt(new Date()),
    ...Object.fromEntries(articles.map(({ path, elsewhere }) => [`${path}.md`, elsewhere?.markdown ?? ""])),
    ...buildSearchFiles(indexed),
  };
}

/**
 * Makes everything by which pages are found, shared and understood, from the rendered pages: structured data, social images, sitemap,
 * feed, Markdown versions, search files and the small texts for machines.
 * @param client the folder of the built files, into which the images are written
 * @returns the pages with what is added to them, and the texts by address
 */
export async function makeSeoFiles(client: string, rendered: readonly RenderedPage[]) {
  const read = new Map(rendered.flatMap((page) => (page.head.unshared ? [] : [[page, readBuiltPage(page)]])));
  const pages = [...read.values()];
  const indexed = pages.filter(isIndexed);
  const byAddress = new Map(indexed.flatMap((page) => [page.path, page.head.canonical].map((at) => [at, page])));
  // A page at a second address shows the picture of the first.
  const pictured = pages.filter((page) => page.head.noindex || byAddress.has(page.path));
  const cards = pictured.map((page) => [join(client, socialImagePath(page.path)), socialCard(page)] as const);
  await drawSocialImages(new Map(cards), join(cacheFolder, "social"));
  const described = rendered.map((page) => {
    const built = read.get(page);
    return built ? { ...page, html: describe(built, page.html, byAddress) } : page;
  });
  return { pages: described, texts: textsFor(indexed) };
}
