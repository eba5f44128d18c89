/*
 * Runs before the npm scripts that people begin with, so that each works on a fresh clone by itself. Plain JavaScript for
 * whatever Node the machine has: Node 24 comes with the packages this installs.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);

const npm = (...options) =>
  spawnSync("npm", [...options, "--loglevel=error"], {
    cwd: fileURLToPath(root),
    stdio: "inherit",
    shell: process.platform === "win32",
  }).status;

/** The packages that a lock file names, by their folders. */
function packagesOf(file) {
  const { "": _project, ...packages } = JSON.parse(readFileSync(new URL(file, root), "utf8")).packages ?? {};
  return packages;
}

/**
 * Whether npm installed what the lock file names now, by npm's own list of it: a checkout that writes the same lock file anew changes
 * its time alone. Optional packages are those of other platforms as well; extraneous ones somebody added by hand.
 */
function isInstalled() {
  if (!existsSync(new URL("node_modules/.package-lock.json", root))) return false;
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  const isSame = (one, other) =>
    one.version === other.version && (!one.integrity || !other.integrity || one.integrity === other.integrity);
  return (
    Object.entries(wanted).every(([path, entry]) =>
      installed[path] ? isSame(entry, installed[path]) : entry.optional,
    ) && Object.entries(installed).every(([path, entry]) => path in wanted || entry.extraneous)
  );
}

if (!isInstalled()) {
  console.log("Installing packages (npm ci) ...");
  // Where a registry does not offer the binaries of other platforms, npm writes a lock file without them and then
  // refuses it. What the lock file names is installed all the same, and nothing is written to it.
  const status = npm("ci") === 0 ? 0 : npm("install", "--no-save");
  process.exit(status ?? 1);
}
