import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { Node as SelectorNode } from "postcss-selector-parser";
import { visit } from "unist-util-visit";

/** Pseudo-classes whose arguments are selectors that must match. The argument of `:nth-child()` is a number. */
const holdsSelectors = /^:(is|where|has)$/;

/** What selectors can match in a page's markup, and the custom properties that the markup reads. */
export type UsedSelectors = Record<"elements" | "classes" | "ids" | "properties", Set<string>>;

/** The custom properties that a text reads, as in `fill="var(--c-line)"`. */
export const customPropertiesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name);

/** Reads the names in a built page, including those in `<noscript>` and `<template>`. */
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
 * Whether a part of a selector can match something on the page, now or later. Elements, classes and ids are those in
 * the HTML. Attributes, states and `:not()` count as matching, because they change while the page is used.
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
