import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { checkContent } from "../app/content/checks/check-content.ts";
import { contentErrorOf, ProblemCollector, problemAt } from "../app/content/errors.ts";
import { type Content, type FilesByPath, parseFiles } from "../app/content/parse-files.ts";
import { filesBelow, root } from "./files.ts";

/** The folder of the site's texts. */
export const contentFolder = join(root, "content");

/** Node's own loader. In a bundle, `import()` would use the bundler's, which may be closed when pages are rendered. */
const load = createRequire(import.meta.url);

/** What is no page: schemas, the lists of pages and languages, settings, and catalogues, which have readers of their own. */
const notPages = /^schemas\/|^(pages|site|languages)\.ts$|\/(interface|\w+-words)\.ts$/;

/** @throws {ContentError} when a module is not valid TypeScript */
function loadModule(path: string, file: string): unknown {
  try {
    const loaded = load(path);
    return path.endsWith(".json") ? loaded : loaded.default;
  } catch (error) {
    // A syntax error's stack begins with the path and the line.
    const { message, stack = "" } = error as Error;
    const line = /^[^\n]*:(\d+)\n/.exec(stack)?.[1];
    const [what = ""] = message.trim().split("\n");
    const fix = "look for a quotation mark, comma or bracket that is missing there";
    throw contentErrorOf([problemAt(file, line ? `line ${line}` : "", `cannot be read: ${what}`, fix)]);
  }
}

/** The files of a content folder, loaded without a bundler. */
export function readFiles(folder = contentFolder): FilesByPath {
  const problems = new ProblemCollector();
  const names = filesBelow(folder).filter((name) => /\.(ts|mdx|json)$/.test(name) && !notPages.test(name));
  const files = names.map((name) => {
    const [path, file] = [join(folder, name), `content/${name}`];
    const read = () => (name.endsWith(".mdx") ? readFileSync(path, "utf8") : loadModule(path, file));
    return [file, problems.attempt(file, read)];
  });
  problems.throwIfAny();
  return Object.fromEntries(files);
}

/**
 * The checked contents of `content/`, for the pipeline and the tests.
 * @param folder another content folder, for tests
 * @param all whether to include unpublished pages; by default as this run's site does
 * @throws {ContentError} with each problem: file and field, what is wrong, and the remedy.
 */
export function readContent(folder = contentFolder, all?: boolean): Content {
  const content = parseFiles(readFiles(folder), all);
  checkContent(content);
  return content;
}
