import type { Element, Root, RootContent } from "hast";
import { expect, it } from "vitest";
import { glossaryMistakes } from "../support/glossary-mistakes.ts";
import { parsePages } from "./support/parsed-pages.ts";

/** Elements within a line. */
const inline = new Set(["a", "abbr", "b", "code", "em", "i", "mark", "span", "strong", "time"]);
const unread = new Set(["script", "style", "template", "svg", "code", "pre"]);

const isUnread = ({ tagName, properties }: Element) =>
  unread.has(tagName) || (typeof properties.lang === "string" && properties.lang.startsWith("en"));

/** A page's text in its own language, a line for each block. */
function linesOf(node: Root | RootContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "root" && node.type !== "element") return "";
  if (node.type === "element" && isUnread(node)) return "\n";
  const text = node.children.map((child) => linesOf(child)).join("");
  return node.type === "element" && inline.has(node.tagName) ? text : `\n${text}\n`;
}

it("no Gujarati or Hindi page has a mistake that the glossary lists, hours and figures included", () => {
  const slips = parsePages()
    .filter(({ language }) => language !== "en")
    .flatMap(({ path, language, tree }) =>
      linesOf(tree)
        .split("\n")
        .flatMap((line) => glossaryMistakes(language, line.trim()).map((slip) => `${path}: ${slip}`)),
    );
  expect(slips).toEqual([]);
});
