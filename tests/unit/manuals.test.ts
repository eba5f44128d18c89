import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));

const pages = globSync("docs/**/*.md", { cwd: root });
/** The manuals: documents other than wishes and decisions. */
const manuals = ["README.md", "CONTRIBUTING.md", ...pages.filter((file) => !/^docs\/(brief|decisions)\//.test(file))];

/** The files that a page links to, from the project's root. Links to the web and within the page are left out. */
const linksIn = (file: string) =>
  Array.from(read(file).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g), ([, link = ""]) => join(dirname(file), link));

/** The first group of each match in the manuals, each once. */
const named = (pattern: RegExp) => [
  ...new Set(manuals.flatMap((file) => Array.from(read(file).matchAll(pattern), ([, name = ""]) => name))),
];

describe("every document", () => {
  it.each([...pages, "README.md", "CONTRIBUTING.md", "CHANGELOG.md"])("%s has no broken link", (file) => {
    expect(linksIn(file).filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });

  it("is linked from docs/README.md, except decisions, which are found in their folder", () => {
    const led = linksIn("docs/README.md");
    const others = pages.filter((file) => file !== "docs/README.md" && !file.startsWith("docs/decisions/"));
    expect(others.filter((file) => !led.includes(file))).toEqual([]);
  });
});

/** The committed files below some places of the project. */
const committed = (...places: string[]) =>
  execFileSync("git", ["ls-files", "-z", ...places], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));

describe("what is written is little enough to be read", () => {
  it("all documents have 25,000 words at most, without the brief and the two that commands write", () => {
    const written = committed("*.md").filter((file) => !/^docs\/(brief\/|proof\.md$|glossary\.md$)/.test(file));
    const counts = written.map((file) => ({ file, words: read(file).match(/\S+/g)?.length ?? 0 }));
    const sum = counts.reduce((total, { words }) => total + words, 0);
    const longest = counts.toSorted((a, b) => b.words - a.words).slice(0, 5);
    const remedy = `Shorten. The longest are ${longest.map(({ file, words }) => `${file} (${words})`).join(", ")}.`;
    expect(sum, remedy).toBeLessThanOrEqual(25_000);
  });

  it("the glossary of CONTRIBUTING.md has 25 entries at most, each of which the code uses", () => {
    const [, section = ""] = /^## The code's own words\n(.*?)^## /ms.exec(read("CONTRIBUTING.md")) ?? [];
    const terms = Array.from(section.matchAll(/^- \*\*(.+?)\*\*:/gm), ([, term = ""]) => term);
    expect(terms).not.toEqual([]);
    expect(terms.length).toBeLessThanOrEqual(25);

    const files = committed("app", "enquiry", "pipeline", "preflight", "server", "settings").filter((file) =>
      /\.tsx?$/.test(file),
    );
    const code = files.map((file) => `${file}\n${read(file)}`).join("\n");
    // "build record" is `BuildRecord` and `build-record.ts` too, and a word may be in the plural.
    const isUsed = (term: string) => new RegExp(`\\b${term.replaceAll(" ", "[ -]?")}s?\\b`, "i").test(code);
    expect(terms.filter((term) => !isUsed(term))).toEqual([]);
  });
});

describe("every command in the manuals", () => {
  it("exists: npm's scripts, and files that Node runs", () => {
    const names = named(/npm run (?:--silent )?([\w:-]+)/g);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    const files = named(/\bnode ((?!dist\/)\w[\w/-]*\.(?:ts|mjs))\b/g);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it("is explained in docs/commands.md, and so is every other script of npm", () => {
    const commands = read("docs/commands.md");
    // npm itself runs the scripts that begin with "pre".
    const missing = Object.keys(scripts).filter((name) => !/^pre(?!flight)/.test(name) && !commands.includes(name));
    expect(missing).toEqual([]);
  });

  it.each(globSync("docs/deploy/*.md", { cwd: root }))("%s has a test that follows it", (page) => {
    expect(existsSync(join(root, `tests/hosts/${parse(page).name}.test.ts`))).toBe(true);
  });
});
