import { ContentError } from "../errors.ts";
import { type MdxNode, parseMdx } from "../mdx/parse.ts";

const wordsOf = ({ value = "", children = [] }: MdxNode): string => value + children.map(wordsOf).join("");

const parsed = new Map<string, MdxNode[]>();

/** The blocks of an article. Several parts of sheets are made of one article, which is parsed once for all of them. */
function blocksOf(source: string): MdxNode[] {
  const blocks = parsed.get(source) ?? parseMdx(source).children ?? [];
  parsed.set(source, blocks);
  return blocks;
}

/** The rows of the first table under a heading, without the column heads. @throws {ContentError} if there is none */
export function tableByHeading(source: string, heading: string): string[][] {
  const blocks = blocksOf(source);
  const start = blocks.findIndex((block) => block.type === "heading" && wordsOf(block) === heading);
  const below = start < 0 ? [] : blocks.slice(start + 1);
  const end = below.findIndex(({ type }) => type === "heading");
  const table = below.slice(0, end < 0 ? undefined : end).find(({ type }) => type === "table");
  if (!table)
    throw new ContentError(`names the heading "${heading}", which has no table: name it as the article has it`);
  return (table.children ?? []).slice(1).map(({ children: cells = [] }) => cells.map(wordsOf));
}

/** Pairs of a section's heading and its test: the paragraph that begins with "Test:" in italics. */
export function howToTestByHeading(source: string): string[][] {
  let heading = "";
  return blocksOf(source).flatMap((block) => {
    if (block.type === "heading") heading = wordsOf(block);
    const [first, ...rest] = block.type === "paragraph" ? (block.children ?? []) : [];
    if (first?.type !== "emphasis" || wordsOf(first) !== "Test:") return [];
    const words = rest.map(wordsOf).join("").trim();
    return [[heading, words.charAt(0).toUpperCase() + words.slice(1)]];
  });
}

/** The files that an article shows whole, by the path that their fence names. */
export function codeBlocksByPath(source: string): Map<string, string> {
  const named = blocksOf(source).flatMap(({ type, meta = "", value = "" }): [string, string][] => {
    const path = type === "code" ? /\bfile=(\S+)/.exec(meta)?.[1] : undefined;
    return path ? [[path, `${value}\n`]] : [];
  });
  return new Map(named);
}
