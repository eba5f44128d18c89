/*
 * Runs before the npm scripts that people begin with, so that each works on a fresh clone. It is plain JavaScript,
 * because the machine's own Node may be old; Node 24 is one of the packages that this installs.
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
/**
 * Holds the hash of the last installed lock file. It lies in `node_modules/`, so that it is deleted together with the
 * packages.
 */
const hashFile = new URL("node_modules/.lock-hash", root);
/** npm's own list of what it installed, written at the end of an installation. */
const npmsList = new URL("node_modules/.package-lock.json", root);

const hashOfLock = () => createHash("sha256").update(readFileSync(lockFile)).digest("hex");
const timeOf = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Whether somebody has run npm by hand since: its list is newer than the lock file and than this script's record. */
const isInstalledByHand = () => timeOf(npmsList) > Math.max(timeOf(lockFile), timeOf(hashFile));

const isNoted = () => existsSync(npmsList) && existsSync(hashFile) && readFileSync(hashFile, "utf8") === hashOfLock();

if (!isNoted() && !isInstalledByHand()) {
  console.log("Installing packages (npm ci) ...");
  // `npm ci` refuses a lock file without the binaries of other platforms, which npm writes when a registry does not
  // offer them. `npm install` accepts it, and `--no-save` keeps the lock file unchanged.
  const status = npm("ci") === 0 ? 0 : npm("install", "--no-save");
  if (status !== 0) {
    console.error("The packages could not be installed: npm says why above. Mend that, and type the same again.");
    process.exit(status ?? 1);
  }
}
if (!isNoted()) writeFileSync(hashFile, hashOfLock());
