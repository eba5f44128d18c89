import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../../pipeline/pages.ts";

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

function blocksOf(folder: string, name: string): Block[] {
  const source = readFileSync(join(contentFolder, folder, name), "utf8");
  return [...source.matchAll(/^```(\S+)(.*)\n([\s\S]*?)^```$/gm)].map(([, language = "", meta = "", code = ""]) => {
    const line = source.slice(0, source.indexOf(code)).split("\n").length;
    return {
      where: `${folder}/${name}:${line}`,
      project: `${folder}-${name.replace(".mdx", "")}`,
      language,
      file: /\bfile=(\S+)/.exec(meta)?.[1],
      code,
    };
  });
}

/** Every block of code of the site's prose. */
export const codeBlocks = ["blog", "case-studies"].flatMap((folder) =>
  readdirSync(join(contentFolder, folder)).flatMap((name) => blocksOf(folder, name)),
);
