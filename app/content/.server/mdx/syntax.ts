import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";

/** Syntax besides MDX: GitHub's Markdown (tables and the like), front matter. */
export const syntax = [remarkGfm, remarkFrontmatter];
