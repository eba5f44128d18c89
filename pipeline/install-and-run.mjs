/*
 * Runs a program of the project on the project's own Node, and installs the packages first where that is needed, so
 * that each npm script works on a fresh clone. It is plain JavaScript, because the machine's own Node may be old; Node
 * 24 is one of the packages that this installs.
 *
 *   node pipeline/install-and-run.mjs [--env | --env-watched] [options of Node] FILE [words]
 *
 * With `--env` the program gets the variables of `.env`. Those of the environment win. With `--env-watched` it is
 * started again when that file changes.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, watchFile } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
// Node keeps compiled code for the next start, which then takes less time and memory.
const env = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/compile`, ...process.env };
const options = { cwd: root, stdio: "inherit", env, shell: process.platform === "win32" };
const npm = (...words) => spawnSync("npm", [...words, "--loglevel=error"], options).status;

const packagesOf = (file) => (existsSync(root + file) ? JSON.parse(readFileSync(root + file, "utf8")).packages : {});

/** Whether npm's own list of what it installed has every version of the lock file. */
function isInstalled() {
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, { version, optional, devOptional }]) =>
      path === "" || optional || devOptional || installed[path]?.version === version,
  );
}

if (!isInstalled()) {
  console.log("Installing packages (npm ci) ...");
  // `npm ci` refuses a lock file without the binaries of other platforms, which npm writes when a registry does not
  // offer them. `npm install` accepts it, and `--no-save` keeps the lock file unchanged.
  if (npm("ci") !== 0 && npm("install", "--no-save") !== 0) {
    console.error("The packages could not be installed: npm says why above. Correct that, and type the same again.");
    process.exit(1);
  }
}

const [first = "", ...rest] = process.argv.slice(2);
const isWatched = first === "--env-watched";
let startsAgain = false;

function start() {
  // Where `.env` is missing, Node would print a line with each command, even for --env-file-if-exists.
  const file = existsSync(`${root}.env`) ? ["--env-file=.env"] : [];
  const program = spawn("node", isWatched || first === "--env" ? [...file, ...rest] : [first, ...rest], options);
  program.on("exit", (code, signal) => {
    if (!startsAgain) process.exit(code ?? (signal === "SIGINT" ? 130 : 1));
    startsAgain = false;
    child = start();
  });
  return program;
}

let child = start();
// From a terminal a signal reaches the child by itself. npm passes it on to this process only.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
if (isWatched)
  watchFile(`${root}.env`, { interval: 500 }, (now, before) => {
    // Called once where there is no file.
    if (now.mtimeMs === before.mtimeMs) return;
    console.log("Settings changed in .env: starting again ...");
    startsAgain = true;
    child.kill();
  });
