import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { interfaceWordsIn, languageAt } from "../../../app/content/languages/site-languages.ts";
import { englishPath } from "../../../enquiry/language-prefix.ts";
import { type BuiltPage, clientFolder, isErrorPage, pages } from "./pages.ts";

/** The text of a built file that is not a page. */
export const fileText = (path: string) => readFileSync(join(clientFolder, path), "utf8");
export const fileExists = (path: string) => existsSync(join(clientFolder, path));

type Node = { type: string; tagName?: string; value?: string; children?: unknown[] };

/** The text of an element, without that of style sheets in it. */
export function textOf({ type, tagName, value = "", children = [] }: Node): string {
  if (type === "text") return value;
  return tagName === "style" ? "" : (children as Element[]).map(textOf).join("");
}

/** A page with what tests ask about it. */
function readPage({ path, file, html }: BuiltPage) {
  const tree = fromHtml(html);
  const attribute = (selector: string, name: string) => select(selector, tree)?.properties[name]?.toString();
  const language = languageAt(path);
  return {
    path,
    language,
    /** Its English path, which tells its kind of page. */
    english: englishPath(language, path),
    words: interfaceWordsIn(language),
    file,
    html,
    tree,
    isNotFound: path.endsWith("/404"),
    isAnswer: isErrorPage(path),
    text: (selector: string) => textOf(select(selector, tree) ?? { type: "text", value: "" }),
    texts: (selector: string) => selectAll(selector, tree).map(textOf),
    count: (selector: string) => selectAll(selector, tree).length,
    attribute,
    meta: (name: string) => attribute(`meta[name="${name}"]`, "content"),
    property: (name: string) => attribute(`meta[property="${name}"]`, "content"),
    canonical: attribute('link[rel="canonical"]', "href"),
  };
}

export type ParsedPage = ReturnType<typeof readPage>;

let read: ParsedPage[] | undefined;

/** Every page, parsed once for all tests. */
export function parsePages(): ParsedPage[] {
  read ??= pages.map(readPage);
  return read;
}

export const pageAt = (address: string): ParsedPage => {
  const page = parsePages().find(({ path }) => path === address);
  if (!page) throw new Error(`${address} is not built.`);
  return page;
};

/** The site's own origin, from the built pages. */
export const siteOriginIn = (all: ParsedPage[]) =>
  new URL(all.find(({ path }) => path === "/")?.canonical ?? "https://missing.invalid").origin;

/** Pages that search engines may list: their canonical address is their own. */
export const indexablePages = (all: ParsedPage[]) =>
  all.filter(
    ({ path, canonical }) => canonical === (path === "/" ? `${siteOriginIn(all)}/` : siteOriginIn(all) + path),
  );

/** Width and height from a PNG's header. */
export function pngMetadata(path: string): { width: number; height: number; bytes: number } {
  const png = readFileSync(join(clientFolder, path));
  if (png.toString("latin1", 1, 4) !== "PNG") throw new Error(`${path} is no PNG`);
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length };
}
