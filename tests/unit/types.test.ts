import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const tsc = (...options: string[]) =>
  spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), ...options], {
    cwd: root,
    encoding: "utf8",
  });

/** What the compiler says of a line of code where the options of one of the projects hold. */
function verdict(project: string, code: string): string {
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  // Below the project's folder, where its packages are found.
  const folder = mkdtempSync(join(cache, "types-"));
  writeFileSync(join(folder, "planted.ts"), `${code}\nexport {};\n`);
  const options = { extends: `../../tsconfig.${project}.json`, include: [], references: [], files: ["planted.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
  const { stdout } = tsc("-p", folder, "--noEmit");
  rmSync(folder, { recursive: true });
  return stdout;
}

describe.each([
  { project: "browser", foreign: 'import "node:fs";', own: "document.title;" },
  { project: "browser", foreign: "process.cwd();", own: "localStorage.clear();" },
  { project: "server", foreign: "document.title;", own: 'import "node:fs";' },
  { project: "server", foreign: "localStorage.getItem('a')?.at(window.scrollY);", own: "process.cwd();" },
  { project: "workers", foreign: "document.title;", own: 'import "cloudflare:workers";' },
  { project: "workers", foreign: "window.scrollY;", own: 'import "node:crypto";' },
])("code for the $project project", { timeout: 60_000 }, ({ project, foreign, own }) => {
  it(`is refused for ${foreign}`, () => expect(verdict(project, foreign)).toMatch(/error TS/));
  it(`may say ${own}`, () => expect(verdict(project, own)).toBe(""));
});

it("no package brings the types of Node into the browser's project", { timeout: 60_000 }, () => {
  const files = tsc("-p", "tsconfig.browser.json", "--listFilesOnly").stdout.split("\n");
  expect(files.some((file) => file.endsWith("/app/document.tsx"))).toBe(true);
  expect(files.filter((file) => file.includes("/@types/node/"))).toEqual([]);
});

it("`npm run check:types` checks every project", () => {
  const { references } = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
  expect(references.map(({ path }: { path: string }) => path)).toEqual([
    "./tsconfig.browser.json",
    "./tsconfig.server.json",
    "./tsconfig.workers.json",
    "./tsconfig.tools.json",
  ]);
});
