/*
 * Runs before the npm scripts that people begin with, so that each works on a fresh clone by itself. Plain JavaScript for
 * whatever Node the machine has: Node 24 comes with the packages this installs.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);

const npm = (...options) =>
  spawnSync("npm", [...options, "--loglevel=error"], {
    cwd: fileURLToPath(root),
    stdio: "inherit",
    shell: process.platform === "win32",
  }).status;

const lockFile = new URL("package-lock.json", root);
/** Holds the hash of the lock file that was last installed. Inside `node_modules/`: whoever deletes that deletes it too. */
const hashFile = new URL("node_modules/.lock-hash", root);
/** npm's own list of what it installed, written at the end. */
const npmsList = new URL("node_modules/.package-lock.json", root);

const hashOfLock = () => createHash("sha256").update(readFileSync(lockFile)).digest("hex");
const timeOf = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Whether npm was called by hand since: its list is newer than the lock file, and than what this script has noted. */
const isInstalledByHand = () => timeOf(npmsList) > Math.max(timeOf(lockFile), timeOf(hashFile));

const isNoted = () => existsSync(npmsList) && existsSync(hashFile) && readFileSync(hashFile, "utf8") === hashOfLock();

if (!isNoted() && !isInstalledByHand()) {
  console.log("Installing packages (npm ci) ...");
  // Where a registry does not offer the binaries of other platforms, npm writes a lock file without them and then
  // refuses it. What the lock file names is installed all the same, and nothing is written to it.
  const status = npm("ci") === 0 ? 0 : npm("install", "--no-save");
  if (status !== 0) {
    console.error("The packages could not be installed: npm says why above. Mend that, and type the same again.");
    process.exit(status ?? 1);
  }
}
if (!isNoted()) writeFileSync(hashFile, hashOfLock());
