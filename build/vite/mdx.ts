import type { Options } from "@mdx-js/rollup";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { rehypeCodeMeta } from "./code-meta.ts";
import { languages } from "./languages.ts";

/**
 * How an article becomes HTML. Code is highlighted here, with classes and no client code; headings get an id and a
 * link to themselves. The front matter is exported for `app/content/.server/`, which checks it.
 */
export const mdxOptions: Options = {
  remarkPlugins: [remarkGfm, remarkFrontmatter, remarkMdxFrontmatter],
  rehypePlugins: [
    rehypeSlug,
    [rehypeAutolinkHeadings, { behavior: "wrap", properties: { className: "heading-anchor" } }],
    rehypeCodeMeta,
    [rehypeHighlight, { detect: false, languages }],
  ],
};
