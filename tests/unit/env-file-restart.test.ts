import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it.each([
  ["changes", "TOWN=Bhuj\nPORT=1", "Bhuj 2\n"],
  ["is created", undefined, "undefined 2\n"],
])(
  "a program with --env-watched is started again once when .env %s, and the environment wins",
  async (_, text, first) => {
    const folder = mkdtempSync(join(tmpdir(), "kutch-it-run-"));
    cpSync("pipeline/install-and-run.mjs", join(folder, "pipeline/install-and-run.mjs"));
    const print = "console.log(process.env.TOWN, process.env.PORT); setInterval(() => {}, 1000);";
    writeFileSync(join(folder, "print.mjs"), print);
    if (text) writeFileSync(join(folder, ".env"), text);
    const options = { cwd: folder, env: { ...process.env, PORT: "2" } };
    const program = spawn("node", ["pipeline/install-and-run.mjs", "--env-watched", "print.mjs"], options);
    let said = "";
    program.stdout.on("data", (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said, { timeout: 20_000 }).toBe(first);
    writeFileSync(join(folder, ".env"), "TOWN=Mandvi\nPORT=1");
    await expect
      .poll(() => said, { timeout: 20_000 })
      .toBe(`${first}Settings changed in .env: starting again ...\nMandvi 2\n`);
    program.kill();
    rmSync(folder, { recursive: true });
  },
);
