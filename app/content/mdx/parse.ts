import { createProcessor } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";

/** Syntax besides MDX: GitHub's Markdown (tables and the like), front matter. */
export const markdownPlugins = [remarkGfm, remarkFrontmatter];

/** The fields of a node of an MDX tree that are read here. */
export type MdxNode = {
  type: string;
  value?: string;
  meta?: string;
  attributes?: { name?: string; value?: unknown }[];
  children?: MdxNode[];
};

const processor = createProcessor({ remarkPlugins: markdownPlugins });

/** The tree of a text. */
export const parseMdx = (source: string): MdxNode => processor.parse(source) as MdxNode;
