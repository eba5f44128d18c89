import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { Node as SelectorNode } from "postcss-selector-parser";
import { visit } from "unist-util-visit";

/** Pseudo-classes whose brackets hold selectors that must match; those of `:nth-child()` hold numbers. */
const holdsSelectors = /^:(is|where|has)$/;

/** What a page's markup offers to selectors, and the custom properties that it reads itself. */
export type UsedSelectors = Record<"elements" | "classes" | "ids" | "properties", Set<string>>;

/** The custom properties that a text reads, as in `fill="var(--c-line)"`. */
export const customPropertiesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name);

/** Reads the words of one built page, what stands in `<noscript>` and `<template>` included. */
export function usedSelectorsIn(html: string): UsedSelectors {
  const [elements, classes, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const read = (tree: Root) =>
    visit(tree, "element", ({ tagName, properties, content }) => {
      elements.add(tagName);
      for (const word of [properties.className ?? []].flat()) classes.add(String(word));
      if (properties.id) ids.add(String(properties.id));
      if (content) read(content);
    });
  read(fromHtml(html));
  return { elements, classes, ids, properties: new Set(customPropertiesIn(html)) };
}

/**
 * Whether a part of a selector could match something on the page, now or later: elements, classes and ids are as the
 * build wrote them; attributes, states and `:not()` may change while the page is used, so they count as matching.
 */
export function canMatch(node: SelectorNode, page: UsedSelectors): boolean {
  switch (node.type) {
    case "class":
      return page.classes.has(node.value);
    case "id":
      return page.ids.has(node.value);
    case "tag":
      return page.elements.has(node.value.toLowerCase());
    case "selector":
      return node.nodes.every((part) => canMatch(part, page));
    case "root": // A list of selectors.
      return node.nodes.some((part) => canMatch(part, page));
    case "pseudo":
      return !holdsSelectors.test(node.value) || node.nodes.some((part) => canMatch(part, page));
    default:
      return true;
  }
}
