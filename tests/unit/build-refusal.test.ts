import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stampBuild } from "../../pipeline/publish.ts";
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

/** The folder of a finished build, next to the project. */
function builtSite(name: string): string {
  const folder = join(temporary, name);
  mkdirSync(join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "client/index.html"), "the last good page");
  stampBuild(folder);
  return folder;
}

it("a build lists all mistakes of all files at once, without a stack, and keeps the earlier site", () => {
  const dist = builtSite("website/dist");
  const before = contents(dist);
  const { status, said } = buildWith({
    "technologies/react.ts": (text) => text.replace("tagline:", "taglin:"),
    "blog/scalable-react-applications.mdx": (text) => text.replace(/^title: "(.*)"$/m, "title: $1"),
  });
  expect(status).toBe(1);
  expect(said).toBe(`This content cannot be published:
  content/technologies/react.ts: tagline
      is missing
      Fix: write a text
  content/technologies/react.ts
      has the field "taglin", which no such file has
      Fix: did you mean "tagline"? If not, remove it
  content/blog/scalable-react-applications.mdx: line 2
      has a text with ": " in it and no quotation marks
      Fix: put the whole text in quotation marks
`);
  expect(contents(dist)).toEqual(before);
  expect(existsSync(`${dist}.new`)).toBe(false);
});

it("a build names a module with a syntax error and its line", () => {
  const { status, said } = buildWith({ "en/home.ts": (text) => text.replace("export default {", "export default {{") });
  expect(status).toBe(1);
  expect(said).toMatch(
    /^This content cannot be published:\n {2}content\/en\/home\.ts: line \d+\n {6}cannot be read: .+\n {6}Fix: .+\n$/,
  );
});

it("a killed build keeps the earlier site, and the next build removes its folder", async () => {
  const SITE_DIR = builtSite("killed");
  const before = contents(SITE_DIR);
  const client = join(builtSite("killed.new"), "client");
  const running = startIn(project, ["node_modules/.bin/vite", "build"], { SITE_DIR });
  const ended = once(running, "exit");
  await expect.poll(() => existsSync(client), { timeout: 120_000 }).toBe(false);
  running.kill("SIGKILL");
  await ended;
  expect(contents(SITE_DIR)).toEqual(before);
});

it("a build refuses to replace the checkout, and changes no file of it", () => {
  const before = contents(project);
  const { status, said } = runIn(project, "vite build", { SITE_DIR: project });
  expect(said).toContain("this project itself lies there");
  expect(status).toBe(1);
  expect(contents(project)).toEqual(before);
});
