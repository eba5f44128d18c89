import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markUnfinished, writeManifest } from "../../pipeline/build-manifest.ts";
import { checkBuildFolder } from "../../pipeline/publish.ts";
import { checkFoldersApart } from "../../settings/folders.ts";
import { contents, copyProject, runIn, startIn } from "./support/project-copy.ts";

/** The commands of npm's scripts. They run without npm, which would first install packages into the copy. */
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
);
const patient = { timeout: 240_000 };
let temporary: string;
let project: string;
let outside: string;

beforeAll(() => {
  // One temporary folder contains everything that a command could destroy.
  temporary = mkdtempSync(join(tmpdir(), "kutch-it-folders-"));
  project = copyProject(join(temporary, "checkouts/website"));
  outside = join(temporary, "outside");
  mkdirSync(outside);
});
afterAll(() => rmSync(temporary, { recursive: true }));

/** A folder outside the project with these files in it. */
function folderWith(name: string, files: Record<string, string>): string {
  const folder = join(outside, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

/** A folder as a build leaves it. */
function builtFolder(name: string): string {
  const folder = folderWith(name, { "headers.json": "{}" });
  mkdirSync(join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "client/index.html"), "the last good page");
  writeManifest(folder);
  return folder;
}

/** Runs a command that must refuse, and checks that no file inside or outside the project has changed. */
function expectRefusal(command: string, env: Record<string, string>, message: string | RegExp) {
  const before = { ...contents(project), ...contents(outside) };
  const { status, said } = runIn(project, command, env);
  expect(said).toMatch(message);
  expect(status).not.toBe(0);
  const after = { ...contents(project), ...contents(outside) };
  expect(Object.keys(before).filter((file) => after[file] !== before[file])).toEqual([]);
}

const build = "node pipeline/ensure-build.ts --anew";

describe("SITE_DIR set to the checkout itself", () => {
  it.each(["start", "build", "dev:workers", "bench", "audit"])(
    "npm run %s refuses, and changes neither the checkout nor its enquiries",
    patient,
    (script) => expectRefusal(scripts[script] ?? "", { SITE_DIR: project }, "this project itself lies there"),
  );

  it("with Vite's own build command", patient, () =>
    expectRefusal("vite build", { SITE_DIR: project }, "this project itself lies there"),
  );

  it.each([".", "./", "app/..", ".."])("written as %s", (path) =>
    expect(() => checkBuildFolder(path)).toThrow("this project itself lies there"),
  );

  it("through a link", () => {
    symlinkSync(process.cwd(), join(outside, "link-to-the-checkout"));
    expect(() => checkBuildFolder(join(outside, "link-to-the-checkout"))).toThrow("this project itself lies there");
  });
});

describe("a build refuses a folder that contains something that no build made:", () => {
  const expectForeign = (folder: string, names: string | RegExp) =>
    expect(() => checkBuildFolder(folder)).toThrow(names);

  it("the checkout's enquiries, and changes no file", patient, () =>
    expectRefusal(build, { SITE_DIR: "data", DATA_DIR: join(outside, "elsewhere") }, "no build made what is there"),
  );

  it.each(["app", ".git"])("the checkout's %s/", (folder) => expectForeign(folder, "no build made what is there"));

  it("another folder with files", () =>
    expectForeign(
      folderWith("photographs", { "wedding.jpg": "once in a lifetime" }),
      "no build made what is there: wedding.jpg",
    ));

  it("a folder with another program's manifest", () => {
    const folder = folderWith("stamps", { stamp: "Penny Black" });
    writeFileSync(join(folder, "album"), "all of them");
    expectForeign(folder, "no build made what is there: album");
  });

  it("a build to which somebody has added a file or a folder", () => {
    const folder = builtFolder("added");
    mkdirSync(join(folder, "client/mine"));
    writeFileSync(join(folder, "notes.txt"), "mine");
    expectForeign(folder, /no build made what is there: (client\/mine, notes|notes\.txt, client)/);
  });

  it("a file", () =>
    expectForeign(
      join(folderWith("files", { "not-a-folder": "text" }), "not-a-folder"),
      "that is a file. Choose a folder.",
    ));
});

describe("the built site and the enquiries may not lie in each other", () => {
  const apart = /SITE_DIR is ".+" and DATA_DIR is ".+"\. They should be two folders/;

  it.each([
    ["DATA_DIR inside SITE_DIR", "site", "site/../site/data/"],
    ["SITE_DIR inside DATA_DIR", "site/public", "./site"],
    ["by a link", "site", "by-link/data"],
  ])("%s", (_, site, data) => {
    const folder = builtFolder("site");
    if (!existsSync(join(outside, "by-link"))) symlinkSync(folder, join(outside, "by-link"));
    expect(() => checkFoldersApart(join(outside, site), `${outside}/${data}`)).toThrow(apart);
  });

  it("the build and the server refuse it", patient, () => {
    const env = { SITE_DIR: builtFolder("same"), DATA_DIR: join(outside, "same") };
    expectRefusal(build, env, apart);
    expectRefusal("node server/node.ts --check", { ...env, PORT: "0" }, apart);
  });

  it("a folder whose name begins with the other's name is allowed", () => {
    const folder = builtFolder("kutch");
    expect(() => checkFoldersApart(folder, `${folder}-data`)).not.toThrow();
  });
});

describe("an unfinished build leaves the last good one unchanged", () => {
  const workshop = () => {
    const folder = join(project, ".cache/building");
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it("when it fails", patient, () => {
    const folder = builtFolder("failing");
    const before = contents(folder);
    const article = join(project, "content/blog/devops-automation-workflows.mdx");
    const text = readFileSync(article, "utf8");
    writeFileSync(article, text.replace(/readTime: \d+/, "readTime: 99"));
    const { status, said } = runIn(project, build, { SITE_DIR: folder });
    writeFileSync(article, text);
    expect(said).toContain("too few for 99 min");
    expect(status).not.toBe(0);
    expect(contents(folder)).toEqual(before);
    expect(workshop()).toEqual([]);
  });

  it("when it is killed; the next build deletes the folders with a build's mark, and no others", patient, async () => {
    const folder = builtFolder("killed");
    const before = contents(folder);
    const killed = startIn(project, ["node_modules/.bin/vite", "build"], { SITE_DIR: folder });
    const ended = once(killed, "exit");
    await expect
      .poll(() => existsSync(join(project, ".cache/building", String(killed.pid), "stamp")), { timeout: 120_000 })
      .toBe(true);
    killed.kill("SIGKILL");
    await ended;
    expect(contents(folder)).toEqual(before);
    expect(workshop()).toEqual([String(killed.pid)]);

    // Neither of these folders has a build's mark.
    mkdirSync(join(project, ".cache/building/999999999"));
    mkdirSync(`${folder}.building-999999999`);
    mkdirSync(`${folder}.building-999999998`);
    markUnfinished(`${folder}.building-999999998`);
    const next = startIn(project, ["node_modules/.bin/vite", "build"], { SITE_DIR: folder });
    await expect.poll(() => workshop().sort(), { timeout: 120_000 }).toEqual([String(next.pid), "999999999"].sort());
    next.kill("SIGKILL");
    await once(next, "exit");
    expect(readdirSync(outside).filter((name) => name.startsWith("killed"))).toEqual([
      "killed",
      "killed.building-999999999",
    ]);
  });
});

it("a copied or moved checkout does not rebuild the build that came with it", patient, () => {
  const folder = builtFolder("copied");
  const script = `console.log((await import("./pipeline/build-manifest.ts")).isCurrent(${JSON.stringify(folder)}))`;
  expect(runIn(project, `node --input-type=module -e '${script}'`).said.trim()).toBe("true");
});
