import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { remove } from "unist-util-remove";
import { SKIP, visit } from "unist-util-visit";

/** Attributes that mean something away from the site's own style sheet and scripts. */
const meaningful = new Set(["href", "src", "alt", "colSpan", "rowSpan", "scope", "start", "dateTime", "lang"]);

/** Replaces the elements that fit by what they hold. */
function unwrap(tree: Element, fits: (element: Element) => boolean): void {
  visit(tree, "element", (node, index, parent) => {
    if (!parent || index === undefined || !fits(node)) return;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}

/**
 * A copy whose links lead to the site from wherever it is read. A heading's link to itself is only its text there, and
 * where a line may break is the reader's business.
 * @param page the absolute address that relative links start from
 */
function withAbsoluteLinks(element: Element, page: string): Element {
  const copy = structuredClone(element);
  unwrap(copy, ({ properties }) => properties.className?.toString() === "heading-anchor");
  remove(copy, (node) => node.type === "element" && (node as Element).tagName === "wbr");
  visit(copy, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      if (typeof properties[name] === "string") properties[name] = new URL(properties[name], page).href;
    }
  });
  return copy;
}

/**
 * An element's content as HTML that reads well with no style sheet and no script: absolute links, and nothing that only
 * the site's own need.
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

/**
 * An element as Markdown, for readers that are programs. Made from the built page, so that it can never say anything
 * else than the page.
 * @param page its absolute address
 */
export function markdownOf(element: Element, page: string): string {
  const tree = toMdast(withAbsoluteLinks(element, page));
  const markdown = toMarkdown(tree, { extensions: [gfmToMarkdown()], bullet: "-", emphasis: "_", rule: "-" });
  return `${markdown.trim()}\n\n---\n\n<${page}>\n`;
}
