import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkBuildFolder, isCurrentBuild, isFinishedBuild, stampBuild } from "../../pipeline/build-folder.ts";

const outside = mkdtempSync(join(tmpdir(), "kutch-it-folders-"));
afterAll(() => rmSync(outside, { recursive: true }));

/** A folder with a file in it. */
function folderWith(name: string, file: string, text = ""): string {
  const folder = join(outside, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  return folder;
}

function builtFolder(name: string): string {
  const folder = folderWith(name, "headers.json");
  stampBuild(folder);
  return folder;
}

describe("a build refuses to write into", () => {
  it.each([".", "./", "app/..", ".."])("the checkout, written as %s", (path) =>
    expect(() => checkBuildFolder(path)).toThrow("this project itself lies there"),
  );

  it("a symbolic link to the checkout", () => {
    symlinkSync(process.cwd(), join(outside, "link-to-the-checkout"));
    expect(() => checkBuildFolder(join(outside, "link-to-the-checkout"))).toThrow("this project itself lies there");
  });

  it.each([
    ["the checkout's app/", () => "app"],
    ["a folder of photographs", () => folderWith("photographs", "wedding.jpg")],
    ["a folder with another program's stamp", () => folderWith("stamps", "stamp", "Penny Black")],
    ["a file", () => join(folderWith("files", "not-a-folder"), "not-a-folder")],
  ])("%s", (_, folder) => expect(() => checkBuildFolder(folder())).toThrow("no build made that"));
});

it("a build may write into a missing or empty folder or an earlier build", () => {
  mkdirSync(join(outside, "empty"));
  for (const folder of [join(outside, "missing"), join(outside, "empty"), builtFolder("built")])
    expect(() => checkBuildFolder(folder)).not.toThrow();
});

/** A process that has begun a build into a folder. */
async function beginBuildOf(folder: string): Promise<ChildProcess> {
  const begin =
    'const { beginBuild } = await import("./pipeline/build-folder.ts"); beginBuild(); console.log("begun");';
  const build = spawn("node", ["--input-type=module", "--eval", `${begin} setInterval(() => {}, 1000);`], {
    env: { ...process.env, SITE_DIR: folder },
  });
  await once(build.stdout, "data");
  return build;
}

async function end(build: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  build.kill(signal);
  await once(build, "exit");
}

it.each(["SIGINT", "SIGTERM"] as const)("a build that %s ends leaves no folder of its work", async (signal) => {
  const folder = join(outside, signal);
  const build = await beginBuildOf(folder);
  expect(existsSync(`${folder}.new`)).toBe(true);
  await end(build, signal);
  expect(existsSync(`${folder}.new`)).toBe(false);
});

it("a killed build keeps the earlier site, and the next build empties its folder", async () => {
  const folder = builtFolder("killed");
  const page = join(`${folder}.new`, "half-built.html");
  const killed = await beginBuildOf(folder);
  writeFileSync(page, "");
  await end(killed, "SIGKILL");
  expect([isFinishedBuild(folder), existsSync(page)]).toEqual([true, true]);
  const next = await beginBuildOf(folder);
  expect(existsSync(page)).toBe(false);
  await end(next, "SIGTERM");
});

it("a build folder is current only when it was built from the present inputs", () => {
  const folder = folderWith("stamped", "stamp", JSON.stringify({ madeBy: "kutch-it-website", inputs: null }));
  expect([isFinishedBuild(folder), isCurrentBuild(folder)]).toEqual([false, false]);
  stampBuild(folder);
  expect([isFinishedBuild(folder), isCurrentBuild(folder)]).toEqual([true, true]);
  writeFileSync(join(folder, "stamp"), JSON.stringify({ madeBy: "kutch-it-website", inputs: "of before" }));
  expect([isFinishedBuild(folder), isCurrentBuild(folder)]).toEqual([true, false]);
});
