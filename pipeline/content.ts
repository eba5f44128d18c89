import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { checkContent } from "../app/content/.server/check.ts";
import { type Content, type Files, parseFiles } from "../app/content/.server/registry.ts";
import { filesBelow } from "./files.ts";

/** Where the words are. */
export const contentFolder = join(import.meta.dirname, "../content");

/** Node's own loader, also where a bundler runs this file: that one may be gone when the pages are asked for. */
const load = createRequire(import.meta.url);

/** The settings, the list of languages and their catalogues are read by others (settings/, app/content/.server/languages.ts). */
const notPages = /^(site|languages)\.ts$|\/(interface|lazy-words|consent-words)\.ts$/;

/** What lies in a content folder, as plain Node reads it. */
function readFiles(folder: string): Files {
  const read = (path: string) => (path.endsWith(".mdx") ? readFileSync(path, "utf8") : load(path).default);
  const names = filesBelow(folder).filter((name) => /\.(ts|mdx)$/.test(name) && !notPages.test(name));
  return Object.fromEntries(names.map((name) => [`content/${name}`, read(join(folder, name))]));
}

/**
 * What is in `content/`, checked: for the pipeline and the tests.
 * @param folder another content folder than the site's own, for tests
 * @param drafts whether they are among it; without a word, as the site of this run has them
 * @throws {ContentError} one line a problem: the file, the field, and what to do about it.
 */
export function readContent(folder = contentFolder, drafts?: boolean): Content {
  const content = parseFiles(readFiles(folder), drafts);
  checkContent(content);
  return content;
}
