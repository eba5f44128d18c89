import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stampBuild } from "../../pipeline/build-folder.ts";
import { copyProject, folderContents, runIn } from "./support/project-copy.ts";

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

/** The project's folder with a finished build. */
function builtSite(): string {
  const folder = join(project, "dist");
  mkdirSync(join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "client/index.html"), "the last good page");
  stampBuild(folder);
  return folder;
}

it("a build lists all mistakes of all files at once, without a stack, and keeps the earlier site", () => {
  const dist = builtSite();
  const before = folderContents(dist);
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
  expect(folderContents(dist)).toEqual(before);
  expect(existsSync(`${dist}.new`)).toBe(false);
});

it("a build names a module with a syntax error and its line", () => {
  const { status, said } = buildWith({ "en/home.ts": (text) => text.replace("export default {", "export default {{") });
  expect(status).toBe(1);
  expect(said).toMatch(
    /^This content cannot be published:\n {2}content\/en\/home\.ts: line \d+\n {6}cannot be read: .+\n {6}Fix: .+\n$/,
  );
});

it("a build refuses to replace the checkout, and changes no file of it", () => {
  const before = folderContents(project);
  const { status, said } = runIn(project, "vite build", { SITE_DIR: project });
  expect(said).toContain("this project itself lies there");
  expect(status).toBe(1);
  expect(folderContents(project)).toEqual(before);
});
