import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { remove } from "unist-util-remove";
import { SKIP, visit } from "unist-util-visit";

/** Attributes that have a meaning without the site's style sheet and scripts. */
const meaningful = new Set("href src alt width height colSpan rowSpan scope start dateTime lang".split(" "));

/** Replaces matching elements by their content. */
function unwrap(tree: Element, fits: (element: Element) => boolean): void {
  visit(tree, "element", (node, index, parent) => {
    if (!parent || index === undefined || !fits(node)) return;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}

/**
 * A copy with absolute links, so that they work wherever it is read. A heading's link to itself becomes plain text,
 * optional line breaks are removed, and of a picture's files the one remains that every program reads.
 * @param page the absolute address that relative links start from
 */
function withAbsoluteLinks(element: Element, page: string): Element {
  const copy = structuredClone(element);
  unwrap(copy, ({ properties }) => properties.className?.toString() === "heading-anchor");
  unwrap(copy, ({ tagName }) => tagName === "picture");
  remove(copy, (node) => node.type === "element" && ["wbr", "source"].includes((node as Element).tagName));
  visit(copy, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      if (typeof properties[name] === "string") properties[name] = new URL(properties[name], page).href;
    }
  });
  return copy;
}

/**
 * An element's content as HTML for reading without the site's style sheet and scripts: links are absolute, and anything
 * that needs those is removed.
 * @param page the absolute address that relative links start from
 */
export function portableHtml(element: Element, page: string): string {
  const copy = withAbsoluteLinks(element, page);
  visit(copy, "element", (node) => {
    node.properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => meaningful.has(name)));
  });
  unwrap(copy, ({ tagName }) => tagName === "span");
  return toHtml(copy.children);
}

/** An element of the page at an absolute address as Markdown, so that both always say the same. */
export function markdownOf(element: Element, page: string): string {
  const tree = toMdast(withAbsoluteLinks(element, page));
  const markdown = toMarkdown(tree, { extensions: [gfmToMarkdown()], bullet: "-", emphasis: "_", rule: "-" });
  return `${markdown.trim()}\n\n---\n\n<${page}>\n`;
}
