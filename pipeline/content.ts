import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { checkContent } from "../app/content/.server/checks/check.ts";
import { Problems, problem, unpublishable } from "../app/content/.server/problems.ts";
import { type Content, type Files, parseFiles } from "../app/content/.server/registry.ts";
import { officeHoursProblems } from "./check-office-hours.ts";
import { filesBelow } from "./files.ts";

/** Where the words are. */
export const contentFolder = join(import.meta.dirname, "../content");

/** Node's own loader, also where a bundler runs this file: that one may be gone when the pages are asked for. */
const load = createRequire(import.meta.url);

/** The settings, the list of languages and their catalogues are read by others (settings/, app/content/.server/languages/languages.ts). */
const notPages = /^(site|languages)\.ts$|\/(interface|island-words|page-words|consent-words)\.ts$/;

/** @throws {ContentError} where a module is no TypeScript */
function loadModule(path: string, file: string): unknown {
  try {
    return load(path).default;
  } catch (error) {
    // The first line of the stack of a syntax error is the file's path with the line.
    const { message, stack = "" } = error as Error;
    const line = /^[^\n]*:(\d+)\n/.exec(stack)?.[1];
    const [what = ""] = message.trim().split("\n");
    throw unpublishable([
      problem(
        file,
        line ? `line ${line}` : "",
        `cannot be read: ${what}`,
        "look for a quotation mark, comma or bracket that is missing there",
      ),
    ]);
  }
}

/** What lies in a content folder, as plain Node reads it. */
function readFiles(folder: string): Files {
  const problems = new Problems();
  const names = filesBelow(folder).filter((name) => /\.(ts|mdx|json)$/.test(name) && !notPages.test(name));
  const files = names.map((name) => {
    const [path, file] = [join(folder, name), `content/${name}`];
    const read = () => {
      if (name.endsWith(".mdx")) return readFileSync(path, "utf8");
      return name.endsWith(".json") ? load(path) : loadModule(path, file);
    };
    return [file, problems.attempt(read)];
  });
  problems.throwIfAny();
  return Object.fromEntries(files);
}

/**
 * What is in `content/`, checked: for the pipeline and the tests.
 * @param folder another content folder than the site's own, for tests
 * @param drafts whether they are among it; without a word, as the site of this run has them
 * @throws {ContentError} with each problem: the file and field, what is wrong, how to mend it.
 */
export function readContent(folder = contentFolder, drafts?: boolean): Content {
  const files = readFiles(folder);
  const hours = officeHoursProblems(files);
  if (hours.length > 0) throw unpublishable(hours);
  const content = parseFiles(files, drafts);
  checkContent(content);
  return content;
}
