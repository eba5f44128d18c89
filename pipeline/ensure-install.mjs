/*
 * Runs before the npm scripts that people begin with, so that each works on a fresh clone by itself. Plain JavaScript for
 * whatever Node the machine has: Node 24 comes with the packages this installs.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const wanted = new URL("package-lock.json", root);
const installed = new URL("node_modules/.package-lock.json", root);

const npm = (...options) =>
  spawnSync("npm", [...options, "--loglevel=error"], {
    cwd: fileURLToPath(root),
    stdio: "inherit",
    shell: process.platform === "win32",
  }).status;

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
  console.log("Installing packages (npm ci) ...");
  // Where a registry does not offer the binaries of other platforms, npm writes a lock file without them and then
  // refuses it. What the lock file names is installed all the same, and nothing is written to it.
  const status = npm("ci") === 0 ? 0 : npm("install", "--no-save");
  process.exit(status ?? 1);
}
