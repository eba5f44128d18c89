import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nodeBin, root } from "../support/process.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

const deploy = join(root, "deploy");
const dockerfile = readFileSync(join(deploy, "Dockerfile"), "utf8");
const units = readdirSync(deploy).filter((name) => name.startsWith("kutch-it"));

const hasSystemd = existsSync("/usr/bin/systemd-analyze");
if (!hasSystemd) console.warn("The units of deploy/ are not tried: there is no systemd-analyze.");

describe.skipIf(!hasSystemd)("the units of systemd", () => {
  const analyze = (...words: string[]) => spawnSync("systemd-analyze", words, { encoding: "utf8" });

  it("have only settings that systemd knows", () => {
    // Some of them name others, which systemd looks for beside them.
    const folder = temporaryFolder("units");
    for (const unit of units) cpSync(join(deploy, unit), join(folder, unit));
    const { stderr } = analyze("verify", "--man=no", ...units.map((unit) => join(folder, unit)));
    expect(stderr.split("\n").filter((line) => line && !/Command .* is not executable/.test(line))).toEqual([]);
  });

  it.each(units.filter((name) => name.endsWith(".service")))(
    "confine %s: at most 1.5 of 10 points of exposure",
    (unit) => {
      const { status, stdout } = analyze(
        "security",
        "--offline=true",
        "--threshold=15",
        "--no-pager",
        join(deploy, unit),
      );
      expect(status, stdout).toBe(0);
    },
  );
});

describe("the Dockerfile", () => {
  it("uses the project's Node version in both stages and an unprivileged user", () => {
    const version = execFileSync(nodeBin, ["--version"], { encoding: "utf8" }).trim().slice(1);
    expect(dockerfile.match(/^FROM .*/gm)).toEqual([
      `FROM node:${version}-bookworm-slim AS build`,
      `FROM node:${version}-bookworm-slim`,
    ]);
    expect(dockerfile).toMatch(/^USER (?!root)\w+$/m);
  });
});

const optionsIn = (text = ""): string[] => text.split(/[\s",]+/).filter((word) => word.startsWith("--"));
const starts = [
  ["the unit of systemd", /^ExecStart=.*$/m.exec(readFileSync(join(deploy, "kutch-it.service"), "utf8"))?.[0]],
  ["the Dockerfile", /^CMD .*server\.mjs.*$/m.exec(dockerfile)?.[0]],
] as const;

it.each(starts)("the server as started by %s ignores SIGUSR1", async (_, start) => {
  const program = "process.stdin.resume().on('end', () => process.exit()); console.log('runs')";
  const child = spawn(nodeBin, [...optionsIn(start), "--inspect-port=0", "-e", program]);
  const ended = once(child, "exit");
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  await once(child.stdout, "data");
  child.kill("SIGUSR1");
  // A debugger opens in another thread, which prints its message before the program ends.
  setTimeout(() => child.stdin.end(), 500);
  expect(await ended).toEqual([0, null]);
  expect([start === undefined, said]).toEqual([false, ""]);
});
