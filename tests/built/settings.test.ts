import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("a wrong setting stops the build with its name, its value and what it should be", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-build-"));
  const build = spawnSync("npx", ["--no-install", "react-router", "build"], {
    env: { ...process.env, SITE_DIR: folder, SITE_EMAIL: "nobody" },
    encoding: "utf8",
  });
  expect(build.status).not.toBe(0);
  expect(build.stdout + build.stderr).toContain(
    'the environment variable SITE_EMAIL is "nobody". It should be an e-mail address',
  );
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
