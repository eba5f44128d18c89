import { createProcessor } from "@mdx-js/mdx";
import { syntax } from "../app/content/.server/mdx/syntax.ts";
import { problem, unpublishable } from "../app/content/.server/problems.ts";
import { type Content, fileOf } from "../app/content/.server/registry.ts";

/** Words a minute that a read time may imply (`editorial.md`). */
const pace = { slowest: 200, fastest: 238 };

const words = /[\p{L}\p{N}][\p{L}\p{N}’'.+/%-]*/gu;

/** The parts of an MDX tree's node that the count needs. */
type Node = {
  type: string;
  value?: string;
  attributes?: { name?: string; value?: unknown }[];
  children?: Node[];
};

/** Nodes that end a word at their borders. */
const blocks = ["heading", "paragraph", "tableCell"];

/** The running text of a node, including code within a sentence. */
function proseOf({ type, value = "", attributes = [], children = [] }: Node): string {
  if (type === "text" || type === "inlineCode") return value;
  const captions = attributes.flatMap((attribute) => (attribute.name === "caption" ? `${attribute.value}\n` : []));
  const text = [...captions, ...children.map(proseOf)].join("");
  return blocks.includes(type) ? `${text}\n` : text;
}

const processor = createProcessor({ remarkPlugins: syntax });

/**
 * The number of words in an article that are read: headings, text, tables and captions. Front matter, blocks of code,
 * link targets and figures' data do not count.
 */
export const proseWords = (source: string): number =>
  proseOf(processor.parse(source) as Node).match(words)?.length ?? 0;

/** What is wrong with a read time, and its remedy; undefined when it fits the text. */
export function readTimeProblem(source: string, minutes: number): string | undefined {
  const count = proseWords(source);
  const [least, most] = [minutes * pace.slowest, minutes * pace.fastest];
  if (count < least) {
    return `has ${count} words of prose, too few for ${minutes} min: write ${least - count} more, or lower readTime`;
  }
  if (count > most) {
    return `has ${count} words of prose, too many for ${minutes} min: cut ${count - most}, or raise readTime`;
  }
}

/**
 * Compares every published article with its `readTime`.
 * @throws {ContentError} naming each that does not fit.
 */
export function checkReadTimes({ articles, texts }: Content): void {
  const problems = articles.flatMap(({ slug, readTime }) => {
    const file = fileOf("articles", slug);
    const said = readTimeProblem(texts[file] ?? "", readTime);
    return said ? [problem(file, "readTime", said)] : [];
  });
  if (problems.length > 0) throw unpublishable(problems);
}
