import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));

const pages = globSync("docs/**/*.md", { cwd: root });
/** What was asked for and why it was so decided are no manuals. */
const manuals = ["README.md", "CONTRIBUTING.md", ...pages.filter((file) => !/^docs\/(brief|decisions)\//.test(file))];

/** What a page links to, from the project's root, without addresses of the web and places within a page. */
const linksIn = (file: string) =>
  Array.from(read(file).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g), ([, link = ""]) => join(dirname(file), link));

/** The first groups of all matches in the manuals, each once. */
const named = (pattern: RegExp) => [
  ...new Set(manuals.flatMap((file) => Array.from(read(file).matchAll(pattern), ([, name = ""]) => name))),
];

describe("what is written about this site", () => {
  it.each([...pages, "README.md", "CONTRIBUTING.md", "CHANGELOG.md"])("%s links to what is there", (file) => {
    expect(linksIn(file).filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });

  it("is led to by docs/README.md; decisions are found in their folder", () => {
    const led = linksIn("docs/README.md");
    const others = pages.filter((file) => file !== "docs/README.md" && !file.startsWith("docs/decisions/"));
    expect(others.filter((file) => !led.includes(file))).toEqual([]);
  });
});

describe("what the manuals tell people to type", () => {
  it("is there: every script of npm, and every file that Node is to run", () => {
    const names = named(/npm run (?:--silent )?([\w:-]+)/g);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    const files = named(/\bnode ((?!dist\/)\w[\w/-]*\.(?:ts|mjs))\b/g);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it("is in docs/commands.md, whatever npm can run", () => {
    const commands = read("docs/commands.md");
    // npm runs those that begin with "pre" by itself.
    const missing = Object.keys(scripts).filter((name) => !/^pre(?!flight)/.test(name) && !commands.includes(name));
    expect(missing).toEqual([]);
  });

  it.each(globSync("docs/deploy/*.md", { cwd: root }))("%s is followed by a test of its own", (page) => {
    expect(existsSync(join(root, `tests/hosts/${parse(page).name}.test.ts`))).toBe(true);
  });
});
