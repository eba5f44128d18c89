import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { remove } from "unist-util-remove";
import { SKIP, visit } from "unist-util-visit";
import { interfaceWordsIn, languageAt } from "../../app/content/languages/site-languages.ts";
import type { RenderedPage } from "../../app/render-page.tsx";
import type { PageHead } from "../../app/seo/head-data.ts";
import { patternForSeed } from "../../app/ui/pattern/seeded-pattern.ts";
import { colourways, type NamedTileKey, namedTiles, type TileFamily } from "../../app/ui/pattern/tiles.ts";
import { englishPath } from "../../enquiry/language-prefix.ts";
import { markdownOf, portableHtml } from "./html-and-markdown.ts";

const faults = ["twice", "lost"] as const;

/** Elements within a line. Any other element begins and ends one. */
const inline = new Set("a abbr b cite code em i kbd mark span strong sub sup time wbr".split(" "));
const isInline = (node: ElementContent | undefined) => node?.type === "element" && inline.has(node.tagName);

/** Puts a space between words that only the style sheet separates, such as two adjacent buttons. */
function setApart(main: Element): void {
  visit(main, "element", (node) => {
    if (node.tagName === "pre") return SKIP;
    node.children = node.children.flatMap((child, i): ElementContent[] =>
      isInline(child) && isInline(node.children[i - 1]) ? [{ type: "text", value: " " }, child] : [child],
    );
  });
}

function gather(node: ElementContent, pieces: string[]): void {
  if (node.type === "text") pieces.push(node.value.replaceAll("\n", " "));
  if (node.type !== "element") return;
  const gap = isInline(node) ? "" : "\n";
  pieces.push(gap);
  for (const child of node.children) gather(child, pieces);
  pieces.push(gap);
}

/** The text of an element, a line for each block, e.g. a paragraph, a heading or a cell. */
function linesOf(element: Element | undefined): string[] {
  const pieces: string[] = [];
  if (element) gather(element, pieces);
  return pieces
    .join("")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

/** The text of an element in one line. */
const lineOf = (element: Element | undefined): string => linesOf(element).join(" ");

/** Whether a node is no part of the text: decoration, the way back up, and controls, which work only in the page. */
const isAside = (node: { type: string }): boolean => {
  // React leaves an empty comment between two pieces of text.
  if (node.type !== "element") return node.type === "comment";
  const { tagName, properties } = node as Element;
  return (
    ["nav", "svg", "form", "button", "script", "style", "template"].includes(tagName) ||
    properties.ariaHidden === "true" ||
    // A model (`app/sections/model-band.tsx`), whose texts make sense only where it is operated.
    properties.dataNosnippet !== undefined
  );
};

/** A copy that begins with its h1, without e.g. the way back above it. */
function fromHeading(element: Element): Element {
  const copy = structuredClone(element);
  const cut = (node: Element): boolean => {
    const at = node.children.findIndex((child) => child.type === "element" && (child.tagName === "h1" || cut(child)));
    if (at > 0) node.children.splice(0, at);
    return at >= 0;
  };
  cut(copy);
  return copy;
}

const addressesIn = (main: Element, selector: string) =>
  selectAll(selector, main).map((link) => String(link.properties.href));

/** The text of `<main>`, for this page and for other readers. */
function wordsOf(main: Element, { canonical, noindex }: PageHead) {
  const article = selectAll("article", main).find((candidate) => select("h1", candidate));
  const text = article ? fromHeading(article) : main;
  const prose = select(".prose", main);
  return {
    /** The targets of the links in its content, each once, in order. */
    links: [...new Set(addressesIn(main, "a[href]"))],
    /**
     * The page's own text, a line for each block. For an article: everything from the h1 to its end. For other pages:
     * `<main>`. Breadcrumbs, pictures, controls, an article's way back and the links after it are left out.
     */
    lines: linesOf(text),
    headings: selectAll("h2, h3", text).map(lineOf),
    pictures: selectAll(".prose img", main).map(({ properties: { src, alt, width, height } }) => ({
      ...{ src: String(src), alt: String(alt) },
      ...{ width: String(width), height: String(height) },
    })),
    /** The pages that it names as sources. */
    sources: addressesIn(main, "[data-source] a[href]"),
    /** The questions and answers of `app/sections/questions.tsx`. */
    questions: selectAll("#questions li", main).map((item) => ({
      question: lineOf(select("h3", item)),
      answer: lineOf(select("p", item)),
    })),
    /** For an article or a case study, its text for other readers: its lines as Markdown, its running text as HTML. */
    elsewhere:
      prose && !noindex ? { markdown: markdownOf(text, canonical), html: portableHtml(prose, canonical) } : undefined,
  };
}

/** A named tile, or that of a seed or of `family:seed`. */
function tileOf(name: string) {
  const [seed = "", family] = name.split(":").reverse();
  return name in namedTiles
    ? namedTiles[name as NamedTileKey]
    : patternForSeed(seed, family as TileFamily | undefined).tile;
}

/** The first pattern in an element, by the marks of `app/ui/pattern/pattern.tsx`: its tile and its colourway. */
export function firstPatternIn(element: Element) {
  const properties = select("svg[data-pattern]", element)?.properties;
  if (!properties) return undefined;
  const classes = String(properties.className).split(",");
  const colourway = colourways.find((candidate) => classes.includes(`pattern-${candidate}`));
  return colourway && { tile: tileOf(String(properties.dataPattern)), colourway };
}

/** A step of the visible breadcrumbs. The last one has no address. */
const crumbOf = (item: Element) => ({ label: lineOf(item), path: addressesIn(item, "a")[0] });

/**
 * A page as readers, search engines and networks see it: what its head says, and what is read from its HTML, so that nothing has to be
 * written twice. It holds texts and no trees: all pages' trees together would be most of a build's memory.
 * @throws when the title or the description is missing, or the number of h1 is not one. No such page may be published.
 */
export function readBuiltPage({ path, html, head }: RenderedPage) {
  const tree: Root = fromHtml(html);
  const main = select("main", tree);
  const headings = main ? selectAll("h1", main) : [];
  if (!main || headings.length !== 1 || !head.title || !head.description) {
    throw new Error(`${path}: a page needs a title, a description, one <main> and one h1 (it has ${headings.length}).`);
  }
  const language = languageAt(path);
  const { breadcrumb } = interfaceWordsIn(language).frame;
  const page = {
    /** The address at which it is served, e.g. `/technologies/react`, and its language. */
    ...{ path, language },
    head,
    crumbs: selectAll(`nav[aria-label="${breadcrumb}"] li`, main).map(crumbOf),
    /** Its h1. */
    heading: lineOf(headings[0]),
    /** The first pattern on the page. */
    pattern: firstPatternIn(main),
    /** How the model at its head goes wrong: the first block of the sign in its picture. */
    fault: faults.find((fault) => select(`.model-band .block-${fault}`, main)),
  };
  remove(main, isAside);
  setApart(main);
  return { ...page, ...wordsOf(main, head) };
}

export type BuiltPage = ReturnType<typeof readBuiltPage>;

/** The section of a page, if any: `/technologies/react` → `technologies`. */
export const sectionSlug = (path: string) => (path.lastIndexOf("/") > 0 ? path.split("/")[1] : undefined);

/** The name of a page's section in its language; `undefined` if it has none. A section in English only is named after its address. */
export function sectionTitleOf({ path, language }: BuiltPage): string | undefined {
  const section = sectionSlug(englishPath(language, path));
  const named: Record<string, string> = interfaceWordsIn(language).sections;
  return section && (named[section] ?? section.charAt(0).toUpperCase() + section.slice(1));
}

/** Whether search engines should list this page at this address. */
export const isIndexed = ({ path, head }: BuiltPage) => !head.noindex && new URL(head.canonical).pathname === path;
