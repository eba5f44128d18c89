import { createProcessor } from "@mdx-js/mdx";
import { syntax } from "../app/content/.server/mdx/syntax.ts";
import { problem, unpublishable } from "../app/content/.server/problems.ts";
import { type Content, fileOf } from "../app/content/.server/registry.ts";

/** Words a minute that a read time may mean (`editorial.md`). */
const pace = { slowest: 200, fastest: 238 };

const words = /[\p{L}\p{N}][\p{L}\p{N}’'.+/%-]*/gu;

/** What is read of a node of the MDX tree, as far as it concerns the count. */
type Node = {
  type: string;
  value?: string;
  attributes?: { name?: string; value?: unknown }[];
  children?: Node[];
};

/** What stands on its own: no word goes on in the next. */
const blocks = ["heading", "paragraph", "tableCell"];

/** Running text, with the code that stands within a sentence. */
function proseOf({ type, value = "", attributes = [], children = [] }: Node): string {
  if (type === "text" || type === "inlineCode") return value;
  const captions = attributes.flatMap((attribute) => (attribute.name === "caption" ? `${attribute.value}\n` : []));
  const text = [...captions, ...children.map(proseOf)].join("");
  return blocks.includes(type) ? `${text}\n` : text;
}

const processor = createProcessor({ remarkPlugins: syntax });

/**
 * Words of an article that are read: headings, text, tables and captions; not front matter, blocks of code, link
 * targets and the data of figures.
 */
export const proseWords = (source: string): number =>
  proseOf(processor.parse(source) as Node).match(words)?.length ?? 0;

/** What is wrong with a read time and what to do about it; nothing where the text bears it out. */
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
 * Holds every article that is published against its `readTime`.
 * @throws {ContentError} with each that does not fit.
 */
export function checkReadTimes({ articles, texts }: Content): void {
  const problems = articles.flatMap(({ slug, readTime }) => {
    const file = fileOf("articles", slug);
    const said = readTimeProblem(texts[file] ?? "", readTime);
    return said ? [problem(file, "readTime", said)] : [];
  });
  if (problems.length > 0) throw unpublishable(problems);
}
