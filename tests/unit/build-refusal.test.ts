import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stamp } from "../../pipeline/publish.ts";
import { contents, copyProject, runIn, startIn } from "./support/project-copy.ts";

// A build reads all content before it refuses any, which takes seconds, or a minute on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const build = "node pipeline/ensure-build.ts --always";
let temporary: string;
let project: string;
beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), "kutch-it-refusal-"));
  project = copyProject(join(temporary, "website"));
});
afterAll(() => rmSync(temporary, { recursive: true }));

/** Builds with some files of `content/` changed, and restores them afterwards. */
function buildWith(changes: Record<string, (text: string) => string>) {
  const files = Object.keys(changes).map((name) => join(project, "content", name));
  const before = files.map((file) => readFileSync(file, "utf8"));
  for (const [i, change] of Object.values(changes).entries()) writeFileSync(files[i] ?? "", change(before[i] ?? ""));
  const result = runIn(project, build);
  for (const [i, file] of files.entries()) writeFileSync(file, before[i] ?? "");
  return result;
}

it("a build lists all mistakes of all files at once, three lines each, without a stack", () => {
  const { status, said } = buildWith({
    "technologies/react.ts": (text) => text.replace("tagline:", "taglin:"),
    "blog/scalable-react-applications.mdx": (text) => text.replace(/^title: "(.*)"$/m, "title: $1"),
  });
  expect(status).toBe(1);
  expect(said).toBe(`This content cannot be published:
  content/technologies/react.ts: tagline
      is missing
      Mend: write a text
  content/technologies/react.ts
      has the field "taglin", which no such file has
      Mend: did you mean "tagline"? If not, remove it
  content/blog/scalable-react-applications.mdx: line 2
      has a text with ": " in it and no quotation marks
      Mend: put the whole text in quotation marks
`);
});

it("unfinished texts and letters that no font has are refused", () => {
  const unwritten = buildWith({
    "technologies/react.ts": (text) =>
      text.replace(/card: ".*"/, 'card: "[One sentence on the card: what we use this technology for]"'),
  }).said;
  expect(unwritten).toContain(`content/technologies/react.ts: card
      still says "[One sentence on the card: what we use this technology for]"`);
  const letters = buildWith({
    "en/about.ts": (text) => text.replace('tagline: "', 'tagline: "🚀 '),
    "technologies/react.ts": (text) => text.replace('tagline: "', 'tagline: "વેબ '),
  }).said;
  expect(letters).toContain('content/en/about.ts: tagline\n      has "🚀", which the font of this page does not hold');
  expect(letters).toContain('content/technologies/react.ts: tagline\n      has "વ"');
});

it("a module with a syntax error is named with its line", () => {
  const { status, said } = buildWith({ "en/home.ts": (text) => text.replace("export default {", "export default {{") });
  expect(status).toBe(1);
  expect(said).toMatch(
    /^This content cannot be published:\n {2}content\/en\/home\.ts: line \d+\n {6}cannot be read: .+\n {6}Mend: .+\n$/,
  );
});

/** The folder of a finished build, next to the project. */
function builtSite(name: string): string {
  const folder = join(temporary, name);
  mkdirSync(join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "client/index.html"), "the last good page");
  stamp(folder);
  return folder;
}

it("a build that fails on two texts names both mistakes, and leaves the site of before", () => {
  const dist = builtSite("website/dist");
  const before = contents(dist);
  const { status, said } = buildWith({
    "blog/scalable-react-applications.mdx": (text) => `${text}\nSee [there](#nowhere).\n`,
    "case-studies/fintech-payment-processing.mdx": (text) => `${text}\nSee [that](/nowhere).\n`,
  });
  expect(status).toBe(1);
  expect(said).toContain('content/blog/scalable-react-applications.mdx: text\n      leads to "#nowhere"');
  expect(said).toContain('content/case-studies/fintech-payment-processing.mdx: text\n      leads to "/nowhere"');
  expect(said).not.toMatch(/\n\s+at /);
  expect(contents(dist)).toEqual(before);
  expect(existsSync(`${dist}.new`)).toBe(false);
});

it("a killed build leaves the site of before, and the next build deletes what it left", async () => {
  const SITE_DIR = builtSite("killed");
  const before = contents(SITE_DIR);
  const begin = () => startIn(project, ["node_modules/.bin/vite", "build"], { SITE_DIR });
  const stampOf = () => {
    const file = `${SITE_DIR}.new/stamp`;
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).pid : undefined;
  };
  for (let round = 0; round < 2; round++) {
    const running = begin();
    const ended = once(running, "exit");
    await expect.poll(stampOf, { timeout: 120_000 }).toBe(running.pid);
    running.kill("SIGKILL");
    await ended;
    expect(contents(SITE_DIR)).toEqual(before);
  }
});

it("a build for a real address waits for a choice for the form on /contact", () => {
  const { status, said } = runIn(project, build, { SITE_URL: "https://kutch.test", CONTACT_PAGE_DELIVERY: "" });
  expect(said).toContain("CONTACT_PAGE_DELIVERY is not set, and SITE_URL is https://kutch.test, a real address.");
  expect(status).toBe(1);
});

it.each([build, "vite build"])("%s refuses to replace the checkout, and changes no file of it", (command) => {
  const before = contents(project);
  const { status, said } = runIn(project, command, { SITE_DIR: project });
  expect(said).toContain("this project itself lies there");
  expect(status).toBe(1);
  expect(contents(project)).toEqual(before);
});
