import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import type { BuiltPage } from "./built-page.ts";
import { withAbsoluteLinks } from "./outside.ts";

/**
 * The words of an article or a case study as Markdown, for readers that are programs. Made from the built page, so that
 * it can never say anything else than the page.
 */
export function markdownOf({ text, canonical = "" }: BuiltPage): string {
  const tree = toMdast(withAbsoluteLinks(text, canonical));
  const markdown = toMarkdown(tree, { extensions: [gfmToMarkdown()], bullet: "-", emphasis: "_", rule: "-" });
  return `${markdown.trim()}\n\n---\n\n<${canonical}>\n`;
}
