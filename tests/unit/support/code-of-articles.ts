import { parse } from "node:path";
import { readContent } from "../../../pipeline/read-content.ts";

/** One block of code of an article or a case study. */
type CodeBlock = {
  /** `blog/scalable-react-applications.mdx:110` */
  where: string;
  /** A folder of its own for each article: `blog-scalable-react-applications`. */
  project: string;
  language: string;
  /** The block's path in that folder, when it names one. */
  file: string | undefined;
  code: string;
};

function blocksOf(path: string, source: string): CodeBlock[] {
  const { dir, name } = parse(path);
  return [...source.matchAll(/^```(\S+)(.*)\n([\s\S]*?)^```$/gm)].map(([, language = "", meta = "", code = ""]) => {
    const line = source.slice(0, source.indexOf(code)).split("\n").length;
    return {
      where: `${path}:${line}`,
      project: `${dir}-${name}`,
      language,
      file: /\bfile=(\S+)/.exec(meta)?.[1],
      code,
    };
  });
}

/** Every block of code in articles and case studies. */
export const codeBlocks = Object.entries(readContent().texts).flatMap(([file, source]) =>
  blocksOf(file.replace("content/", ""), source),
);
