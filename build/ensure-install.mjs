/*
 * Runs before every npm script, so that each works on a fresh clone by itself. Plain JavaScript for whatever Node the
 * machine has: Node 24 comes with the packages this installs.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const wanted = new URL("package-lock.json", root);
const installed = new URL("node_modules/.package-lock.json", root);

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
  console.log("Installing packages (npm ci) ...");
  const { status } = spawnSync("npm", ["ci", "--loglevel=error"], {
    cwd: fileURLToPath(root),
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exit(status ?? 1);
}
