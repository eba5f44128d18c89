import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const left = new Set(["node_modules", "dist", ".git", ".cache", "data", "test-results", ".wrangler"]);

/**
 * Makes a checkout of this project as a person has it: with a history, packages, enquiries, and drawings of earlier
 * builds, so that a build in it does not have to draw them.
 * @param copy a folder that does not exist yet
 */
export function copyProject(copy: string): string {
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(root)) {
    if (!left.has(name) && !name.startsWith("dist.")) cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  for (const drawn of [".cache/font", ".cache/social"])
    if (existsSync(join(root, drawn))) cpSync(join(root, drawn), join(copy, drawn), { recursive: true });
  // Links each package by itself, because Vite keeps files beside them that belong to one checkout.
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules"))) {
    // `.package-lock.json` says what is installed: without it `pipeline/install-and-run.mjs` would install all packages again.
    if (!/^\.(?!bin$|package-lock)/.test(name))
      symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  mkdirSync(join(copy, "data"));
  writeFileSync(join(copy, "data/enquiries.sqlite"), "enquiries");
  spawnSync("git", ["init", "--quiet"], { cwd: copy });
  return copy;
}

/**
 * The content of every file below a folder, to show that none is missing or changed. Caches in `.cache/` are left out,
 * because any command may renew them.
 */
export function folderContents(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === ".cache") continue;
    if (entry.isDirectory()) Object.assign(files, folderContents(path));
    else if (entry.isFile()) files[path] = readFileSync(path, "latin1");
  }
  return files;
}

const environment = (more: Record<string, string>) => {
  const { SITE_DIR: _, DATA_DIR: __, NODE_ENV: ___, ...own } = process.env;
  const PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return { ...own, PATH, ...more };
};

/** Runs a command of the project in a copy, to its end. */
export function runIn(copy: string, command: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: "utf8",
    env: environment(env),
  });
  return { status, said: stdout + stderr };
}
