import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, cpSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanEnv, node, type Program, root, run } from "../relay/support/process.ts";
import { dockerfile, readStages, Stage, stagesFolder } from "./support/dockerfile.ts";
import { message, startBrowser, visit } from "./support/visit.ts";

describe("the Dockerfile", () => {
  it("has nothing that its linter finds", () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  it("has the Node of the project in both stages, and runs as nobody in particular", () => {
    const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim().slice(1);
    expect(dockerfile.match(/^FROM .*/gm)).toEqual([
      `FROM node:${version}-bookworm-slim AS build`,
      `FROM node:${version}-bookworm-slim`,
    ]);
    expect(dockerfile).toMatch(/^USER (?!root)\w+$/m);
  });
});

describe("what docs/deploy/container.md says, executed step by step,", () => {
  const stages = new Map<string, Stage>();
  const context = join(stagesFolder, "context");
  const volume = join(stagesFolder, "volume");
  let container: Program;

  /** Makes a build context with the files and the history of a checkout. */
  function makeContext(): void {
    mkdirSync(context, { recursive: true });
    const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
    for (const file of files) cpSync(join(root, file), join(context, file), { preserveTimestamps: true });
  }

  /** Replaces `npm ci`, which would need the internet. */
  const installed = (stage: Stage) =>
    void stage.mounts.push(`--overlay=${join(root, "node_modules")}::${stage.workFolder}/node_modules`);

  beforeAll(async () => {
    rmSync(stagesFolder, { recursive: true, force: true });
    makeContext();
    for (const [number, steps] of readStages(dockerfile).entries()) {
      const name = / AS (\w+)$/.exec(steps[0]?.rest ?? "")?.[1] ?? String(number);
      const stage = new Stage(join(stagesFolder, name));
      stages.set(name, stage);
      for (const step of steps) stage.execute(step, context, stages, new Map([["npm ci", installed]]));
    }
    const last = [...stages.values()].at(-1) as Stage;
    // A new volume gets the owner of the folder that it covers.
    const { uid, gid } = statSync(join(last.folder, last.volumes[0] ?? ""));
    mkdirSync(volume);
    chownSync(volume, uid, gid);
    const strict = ["--read-only", "--tmpfs=/tmp", "--drop-capability=all", "--no-new-privileges=yes"];
    const options = [...strict, `--bind=${volume}:${last.volumes[0]}`, "--setenv=SITE_URL=https://kutchit.example"];
    container = run("systemd-nspawn", last.starting(last.command, options), { env: cleanEnv({}) });
    await container.says(/is at http:/, 30_000);
  }, 600_000);

  afterAll(async () => {
    container?.signal("SIGTERM");
    await container?.exited;
    for (const stage of stages.values()) stage.remove();
    rmSync(stagesFolder, { recursive: true, force: true });
  });

  it("serves the site and stores enquiries in the volume, without rights, on a read-only root", async () => {
    const browser = await startBrowser();
    await visit(browser, "http://127.0.0.1:3000");
    await browser.close();
    const listed = spawnSync(node, [join(root, "server/cli/enquiries.ts"), "list"], {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: volume },
    });
    expect(listed.stdout).toContain(message.slice(0, 20));
  });

  it("is healthy, and says so when it is not", async () => {
    const last = [...stages.values()].at(-1) as Stage;
    const [command = "", ...args] = last.healthCheck;
    const check = () => spawnSync(command === "node" ? node : command, args).status;
    expect(check()).toBe(0);
    rmSync(volume, { recursive: true });
    await expect.poll(check, { timeout: 10_000 }).toBe(1);
  });
});
