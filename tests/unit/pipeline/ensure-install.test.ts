import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const script = join(import.meta.dirname, "../../../pipeline/ensure-install.mjs");
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "kutch-it-install-"));
  for (const folder of ["pipeline", "node_modules", "bin"]) mkdirSync(join(project, folder));
  copyFileSync(script, join(project, "pipeline/ensure-install.mjs"));
  writeFileSync(join(project, "package-lock.json"), "{}");
  // An npm that only writes down how it was called; `npm ci` fails where a file says so.
  writeFileSync(
    join(project, "bin/npm"),
    `#!/bin/sh\necho "$1" >> "${project}/calls"\n[ "$1" != ci ] || [ ! -e "${project}/ci-fails" ]\n`,
  );
  chmodSync(join(project, "bin/npm"), 0o755);
});
afterEach(() => rmSync(project, { recursive: true }));

/** What npm was asked for, in its order. */
function callsOf(): string[] {
  const env = { ...process.env, PATH: `${join(project, "bin")}:${process.env.PATH}` };
  const { status } = spawnSync(process.execPath, [join(project, "pipeline/ensure-install.mjs")], { env });
  expect(status).toBe(0);
  try {
    return readFileSync(join(project, "calls"), "utf8").trim().split("\n");
  } catch {
    return [];
  }
}

const installedAt = (seconds: number) => {
  const file = join(project, "node_modules/.package-lock.json");
  writeFileSync(file, "{}");
  utimesSync(join(project, "package-lock.json"), 1_000, 1_000);
  utimesSync(file, seconds, seconds);
};

describe.skipIf(process.platform === "win32")("packages", () => {
  it("are installed on a fresh clone", () => expect(callsOf()).toEqual(["ci"]));

  it("are installed again when the lock file is newer", () => {
    installedAt(999);
    expect(callsOf()).toEqual(["ci"]);
  });

  it("are left alone when they are newer than the lock file", () => {
    installedAt(1_001);
    expect(callsOf()).toEqual([]);
  });

  it("are installed without a clean sheet where the lock file does not fit the registry", () => {
    writeFileSync(join(project, "ci-fails"), "");
    expect(callsOf()).toEqual(["ci", "install"]);
  });
});
