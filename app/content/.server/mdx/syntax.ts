import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";

/** What a text may be written in besides MDX: tables and the like of GitHub's Markdown, front matter. */
export const syntax = [remarkGfm, remarkFrontmatter];
