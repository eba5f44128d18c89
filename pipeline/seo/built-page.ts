import { readFileSync } from "node:fs";
import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { remove } from "unist-util-remove";
import { SKIP, visit } from "unist-util-visit";
import { interfaceIn, type Language, languageAt } from "../../app/content/.server/languages/languages.ts";
import { markdownOf, portableHtml } from "./portable-html.ts";
import { type ShownPattern, shownPattern } from "./shown-pattern.ts";

/** A step of the visible breadcrumbs. The last has no address. */
type Crumb = { label: string; path?: string };

/**
 * A page as a reader, a search engine or a network finds it: read from the built HTML, so that nothing is said twice.
 * Words only: the trees of all pages at once would be most of the memory that a build needs.
 */
export type BuiltPage = {
  /** The address it is served at, e.g. `/technologies/react`. */
  path: string;
  /** Of its address. */
  language: Language;
  /** Its HTML file. */
  file: string;
  title: string;
  description: string;
  /** Absolute. `undefined` on pages that are kept out of search engines. */
  canonical: string | undefined;
  /** The same page in each of its languages, as its head has it. */
  alternates: { language: string; url: string }[];
  keywords: string[];
  /** The day of its last review, where it shows one. */
  modified: string | undefined;
  /** Of an article of the blog: the day it was published, and its category. */
  published: string | undefined;
  section: string | undefined;
  crumbs: Crumb[];
  /** Its h1. */
  heading: string;
  /** The pattern that it shows first. */
  pattern: ShownPattern | undefined;
  /** Where the links of its content lead, each once, in its order. */
  links: string[];
  /**
   * What the page itself says, a line for each block: of an article, all from the h1 to its end; of any other, `<main>`.
   * Without breadcrumbs, pictures and controls, the way back before an article, and the ways on after it.
   */
  lines: string[];
  /** The headings in it. */
  headings: string[];
  /** Where what it says can be looked up: the pages that it names as sources. */
  sources: string[];
  /** What `app/sections/questions.tsx` shows. */
  questions: { question: string; answer: string }[];
  /** An article or a case study as other readers get it: its lines as Markdown, its running text as HTML. */
  elsewhere: { markdown: string; html: string } | undefined;
};

/** Elements that stand inside a line; any other begins and ends one. */
const inline = new Set("a abbr b cite code em i kbd mark span strong sub sup time wbr".split(" "));
const isInline = (node: ElementContent | undefined) => node?.type === "element" && inline.has(node.tagName);

/** Words that only the style sheet sets apart, such as two buttons side by side, are set apart by a space. */
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

/** The text of an element, a line for each block: a paragraph, a heading, a cell. */
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

/** What is no text of the page: decoration, the way back up, and what only works in the page itself. */
const isAside = (node: { type: string }): boolean => {
  // React leaves an empty comment between two pieces of text.
  if (node.type !== "element") return node.type === "comment";
  const { tagName, properties } = node as Element;
  return (
    ["nav", "svg", "form", "button", "script", "style", "template"].includes(tagName) ||
    properties.ariaHidden === "true"
  );
};

/** A copy that begins with its h1: without what stands above it, such as the way back. */
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

/** What `<main>` says, and says elsewhere. */
function wordsOf(main: Element, canonical: string | undefined) {
  const article = selectAll("article", main).find((candidate) => select("h1", candidate));
  const text = article ? fromHeading(article) : main;
  const prose = select(".prose", main);
  return {
    links: [...new Set(selectAll("a[href]", main).map((link) => String(link.properties.href)))],
    lines: linesOf(text),
    headings: selectAll("h2, h3", text).map(lineOf),
    sources: selectAll("[data-source] a[href]", main).map((link) => String(link.properties.href)),
    questions: selectAll("#questions li", main).map((item) => ({
      question: lineOf(select("h3", item)),
      answer: lineOf(select("p", item)),
    })),
    elsewhere:
      prose && canonical ? { markdown: markdownOf(text, canonical), html: portableHtml(prose, canonical) } : undefined,
  };
}

const crumbOf = (item: Element): Crumb => {
  const path = select("a", item)?.properties.href;
  return path ? { label: lineOf(item), path: String(path) } : { label: lineOf(item) };
};

/**
 * Reads a built page.
 * @throws where it has no title, no description or not exactly one h1: no page may be published so.
 */
export function readBuiltPage(file: string, path: string): BuiltPage {
  const tree: Root = fromHtml(readFileSync(file, "utf8"));
  const head = select("head", tree);
  const main = select("main", tree);
  const meta = (selector: string) => {
    const content = head && select(`meta[${selector}]`, head)?.properties.content;
    return content?.toString();
  };
  const headings = main ? selectAll("h1", main) : [];
  const title = lineOf(head && select("title", head));
  const description = meta('name="description"');
  if (!head || !main || headings.length !== 1 || !title || !description) {
    throw new Error(`${path}: a page needs a title, a description, one <main> and one h1 (it has ${headings.length}).`);
  }
  const language = languageAt(path);
  const { breadcrumb } = interfaceIn(language).frame;
  const page = {
    path,
    language,
    file,
    title,
    description,
    canonical: select('link[rel="canonical"]', head)?.properties.href?.toString(),
    alternates: selectAll('link[rel="alternate"][hreflang]', head).map(({ properties }) => ({
      language: String(properties.hrefLang),
      url: String(properties.href),
    })),
    keywords: meta('name="keywords"')?.split(", ") ?? [],
    published: meta('property="article:published_time"'),
    modified:
      meta('property="article:modified_time"') ?? select("time[data-reviewed]", main)?.properties.dateTime?.toString(),
    section: meta('property="article:section"'),
    crumbs: selectAll(`nav[aria-label="${breadcrumb}"] li`, main).map(crumbOf),
    heading: lineOf(headings[0]),
    pattern: shownPattern(main),
  };
  remove(main, isAside);
  setApart(main);
  return { ...page, ...wordsOf(main, page.canonical) };
}

/** The section of a page that has one: `/technologies/react` → `technologies`. */
export const sectionOf = (path: string) => (path.lastIndexOf("/") > 0 ? path.split("/")[1] : undefined);

/** A section as a reader knows it: `case-studies` → `Case studies`. */
export const sectionName = (section: string) => section.charAt(0).toUpperCase() + section.slice(1).replaceAll("-", " ");

/** Whether search engines are shown this page at this address. */
export const isIndexed = (page: BuiltPage, origin: string) =>
  page.canonical === (page.path === "/" ? `${origin}/` : origin + page.path);
