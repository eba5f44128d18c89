import { execSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { documentedCommands } from "./documented.ts";
import { type Home, homeOf } from "./homes.ts";

const root = join(import.meta.dirname, "../..");
const DATA_DIR = mkdtempSync(join(tmpdir(), "kutch-it-commands-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

type Here = Extract<Home, { kind: "here" }>;

/** Starts it in a shell, in a process group of its own. */
function start(command: string) {
  const child = spawn("sh", ["-c", command], {
    cwd: root,
    detached: true,
    env: { ...process.env, DATA_DIR, PORT: "0" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  return { child, output: () => output };
}

/** Runs to its end and takes away what it wrote into the checkout, which has to be as it was before. */
async function runs(command: string, { leaves }: Here): Promise<void> {
  const state = () => execSync("git status --porcelain", { cwd: root, encoding: "utf8" });
  const before = state();
  // What a command leaves is taken away again, and nothing of anybody's work with it.
  if (leaves) expect(before, "Commit or put aside what is not committed first").toBe("");
  const { child, output } = start(command);
  const [code] = await once(child, "close");
  if (leaves && state() !== before)
    execSync(`git stash push --include-untracked --quiet -- ${leaves} && git stash drop --quiet`, { cwd: root });
  expect(code, output()).toBe(0);
  expect(state()).toBe(before);
}

/** Answers at the address that it tells, and ends when it is told to. */
async function serves(command: string, address: RegExp): Promise<void> {
  const { child, output } = start(command);
  try {
    await expect.poll(output, { timeout: 300_000 }).toMatch(address);
    expect((await fetch(`${address.exec(output())?.[1]}/about`)).status).toBe(200);
  } finally {
    if (child.pid) process.kill(-child.pid, "SIGTERM");
    await once(child, "exit");
  }
}

const here = documentedCommands().flatMap(({ command }) => {
  const home = homeOf(command);
  return home?.kind === "here" ? [{ command: home.run ?? command, home }] : [];
});

for (const [command, home] of new Map(here.map((entry) => [entry.command, entry.home])))
  it(command, { timeout: 3_600_000 }, () => (home.serves ? serves(command, home.serves) : runs(command, home)));
