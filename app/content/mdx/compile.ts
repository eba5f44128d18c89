import { createProcessor, runSync } from "@mdx-js/mdx";
import type { MDXContent } from "mdx/types";
import * as runtime from "react/jsx-runtime";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";
import { contentErrorOf, problemAt } from "../errors.ts";
import { pictures as own, type PicturesByPath } from "../texts/pictures.ts";
import { codeLanguages } from "./code-languages.ts";
import { rehypeCodeMeta, rehypePictures, rehypeRowHeaders, remarkNoModules } from "./custom-plugins.ts";
import { markdownPlugins } from "./parse.ts";

/** Turns MDX into a component. Code is highlighted by classes, without client code; headings get an id and a link. */
const processor = createProcessor({
  outputFormat: "function-body",
  remarkPlugins: [...markdownPlugins, remarkNoModules],
  rehypePlugins: [
    rehypeSlug,
    [rehypeAutolinkHeadings, { behavior: "wrap", properties: { className: "heading-anchor" } }],
    rehypeRowHeaders,
    rehypePictures,
    rehypeCodeMeta,
    [rehypeHighlight, { detect: false, languages: codeLanguages }],
  ],
});

/**
 * The text of an MDX file as a component. Compiled when its page is rendered, so that a build holds one text at a time
 * and the bundler none (docs/decisions/content.md). @throws {ContentError} if it is not valid MDX, with line and column
 */
export function compileText(file: string, source: string, pictures: PicturesByPath = own): MDXContent {
  try {
    return runSync(processor.processSync({ path: file, value: source, data: { pictures } }), runtime).default;
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    const place = line === undefined ? "text" : `line ${line}`;
    throw contentErrorOf([problemAt(file, place, reason ?? String(error), "write it as the other texts do")]);
  }
}
