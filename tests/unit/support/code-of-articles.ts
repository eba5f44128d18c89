import { parse } from "node:path";
import { readContent } from "../../../pipeline/content.ts";

/** One fence of an article or a case study. */
export type Block = {
  /** `blog/scalable-react-applications.mdx:110` */
  where: string;
  /** Folder of its own for each article: `blog-scalable-react-applications`. */
  project: string;
  language: string;
  /** Its path inside the project, where the fence names one. */
  file: string | undefined;
  code: string;
};

function blocksOf(path: string, source: string): Block[] {
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

/** Every block of code of the site's prose. */
export const codeBlocks = Object.entries(readContent().texts).flatMap(([file, source]) =>
  blocksOf(file.replace("content/", ""), source),
);
