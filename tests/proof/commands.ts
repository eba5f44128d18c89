/*
 * The commands of docs/commands.md that neither `npm test` nor another step of the proof runs: each must succeed and
 * leave the checkout unchanged. Also the first command of a newcomer, on a fresh clone. `npm run picture` is left out
 * because its picture differs between machines. The relay's tests run the commands of enquiries and vitals.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tell } from "../support/figures.ts";

const commands = [
  "npm run write:glossary",
  "npm run write:env-example",
  "npm run audit:social",
  "npm run freshness",
  "npm test -- --changed",
];

/** Time for an installation over a slow line and a build on a busy machine together. */
const mostStartMs = 15 * 60_000;

const changes = () => execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });

/** What is wrong with a command; undefined when it succeeds. */
function faultOf(command: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: "utf8" });
  const left = changes();
  if (status !== 0) return `${command} ended with ${status}:\n${stdout}${stderr}`;
  return left === "" ? undefined : `${command} changed what git keeps:\n${left}`;
}

/** The environment of a new terminal, without the variables of npm and the proof. */
const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|PROOF_|SITE_|DATA_)/.test(name)));

/** Runs `git clone` and `npm start` in an empty folder, and checks that the home page is served. */
async function faultOfFreshClone(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-clone-"));
  const begin = performance.now();
  execFileSync("git", ["clone", "--quiet", `file://${process.cwd()}`, folder]);
  const child = spawn("npm", ["start"], {
    cwd: folder,
    // A process group, so that everything npm starts ends with it.
    detached: true,
    env: { ...ownEnvironment(), PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const url = await new Promise<string | undefined>((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const [, address] = /is at (http:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", () => resolve(undefined));
    setTimeout(() => resolve(undefined), mostStartMs).unref();
  });
  const status = url ? (await fetch(url)).status : 0;
  const seconds = Math.round((performance.now() - begin) / 1000);
  tell({ what: "from `git clone` to the home page, by `npm start`", is: seconds, unit: "s" });
  if (child.pid && child.exitCode === null) {
    const ended = new Promise((resolve) => child.once("close", resolve));
    process.kill(-child.pid, "SIGTERM");
    await ended;
  }
  rmSync(folder, { recursive: true });
  return status === 200 ? undefined : `npm start on a fresh clone: the home page answered ${status}\n${said}`;
}

const faults: string[] = [];
function note(command: string, fault: string | undefined): void {
  console.log(`${fault ? "FAILS" : "well"}: ${command}`);
  if (fault) faults.push(fault);
}
for (const command of commands) note(command, faultOf(command));
note("git clone, npm start", await faultOfFreshClone());
tell({ what: "commands that ended well", is: commands.length + 1 - faults.length });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
