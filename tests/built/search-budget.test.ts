import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "../../app/content/.server/languages.ts";
import { searchFiles } from "../../app/search/load-pages.ts";
import { scripts, scriptsOfPage, withImports } from "./support/modules.ts";
import { client, pages } from "./support/pages.ts";
import { sentBytes } from "./support/search.ts";

/** Before the first result shows, and after it: scripts, styles, words, index (docs/performance.md). */
const budgetBytes = 80_000;

/** What the first opening fetches that no page has by itself. */
function codeFiles(): string[] {
  const [home] = pages.filter(({ path }) => path === "/");
  const there = scriptsOfPage(home?.html ?? "");
  const code = [...scripts.keys()].filter((name) => name.startsWith("start-search-"));
  expect(code).toHaveLength(1);
  const styles = readdirSync(join(client, "assets")).filter((name) => /^search-.*\.css$/.test(name));
  expect(styles).toHaveLength(1);
  return [...withImports(code).filter((name) => !there.includes(name)), ...styles].map((name) => `/assets/${name}`);
}

it.each(languages)(
  "all that the search in %s fetches, whatever is asked of it, stays within its budget",
  (language) => {
    const files = [...codeFiles(), searchFiles(language).index];
    expect(files.map(sentBytes).reduce((sum, size) => sum + size)).toBeLessThan(budgetBytes);
  },
);

it("of the search there is one index a language, and the names of the pages for the not-found page", () => {
  const built = readdirSync(join(client, "search"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(client.length));
  expect(built.sort()).toEqual(languages.flatMap((language) => Object.values(searchFiles(language))).sort());
});
