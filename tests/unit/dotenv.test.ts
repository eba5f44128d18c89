import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const secret = [".env", ".env.local", ".env.production"];

/** Whether git ignores a file. */
const isLeftOut = (name: string) =>
  spawnSync("git", ["check-ignore", "--quiet", "--no-index", name], { cwd: root }).status === 0;

/** The patterns of `.dockerignore` as Docker reads the two kinds in use: names, and `*` for anything. */
const dockerPatterns = readFileSync(join(root, ".dockerignore"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => new RegExp(`^${line.replaceAll(".", String.raw`\.`).replaceAll("*", "[^/]*")}$`));

describe("a .env with the settings of a developer", () => {
  it.each(secret)("goes into no commit: %s", (name) => {
    expect(isLeftOut(name)).toBe(true);
  });

  it.each(secret)("goes into no image: %s", (name) => {
    expect(dockerPatterns.some((pattern) => pattern.test(name))).toBe(true);
  });

  it("does not include .env.example, which is committed", () => {
    expect(isLeftOut(".env.example")).toBe(false);
    expect(execFileSync("git", ["ls-files", ".env", ".env.*"], { cwd: root, encoding: "utf8" })).toBe(".env.example\n");
  });
});
