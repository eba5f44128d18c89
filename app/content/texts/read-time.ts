import { type MdxNode, parseMdx } from "../mdx/parse.ts";

/** Words a minute (`editorial.md`: 200 to 238). */
const pace = 219;

const words = /[\p{L}\p{N}][\p{L}\p{N}’'.+/%-]*/gu;

/** Nodes that end a word at their borders. */
const blocks = ["heading", "paragraph", "tableCell"];

/** The running text of a node, including code within a sentence. */
function proseOf({ type, value = "", attributes = [], children = [] }: MdxNode): string {
  if (type === "text" || type === "inlineCode") return value;
  const captions = attributes.flatMap((attribute) => (attribute.name === "caption" ? `${attribute.value}\n` : []));
  const text = [...captions, ...children.map(proseOf)].join("");
  return blocks.includes(type) ? `${text}\n` : text;
}

/** The number of words that are read: headings, text, tables and captions, but no block of code, link or data. */
export const countProseWords = (source: string): number => proseOf(parseMdx(source)).match(words)?.length ?? 0;

/** The minutes that an article takes, at least one. */
export const readTimeOf = (source: string): number => Math.max(1, Math.round(countProseWords(source) / pace));
