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

type Packages = Record<string, { version: string; optional?: boolean; integrity?: string; extraneous?: boolean }>;

/** npm writes the list of what it installed before whatever writes the lock file, and after. */
function write({ wanted, installed }: { wanted: Packages; installed: Packages }, lockIsNewer: boolean): void {
  const [lock, list] = [join(project, "package-lock.json"), join(project, "node_modules/.package-lock.json")];
  writeFileSync(lock, JSON.stringify({ packages: { "": { name: "site" }, ...wanted } }));
  writeFileSync(list, JSON.stringify({ packages: installed }));
  utimesSync(list, 1_000, 1_000);
  utimesSync(lock, lockIsNewer ? 2_000 : 500, lockIsNewer ? 2_000 : 500);
}

const a = { "node_modules/a": { version: "1.0.0", integrity: "sha512-a" } };
const b = { "node_modules/b": { version: "2.0.0" } };
const macOnly = { "node_modules/mac": { version: "1.0.0", optional: true } };

describe.skipIf(process.platform === "win32").each([
  ["newer", true],
  ["older", false],
])("packages, where the lock file's time is %s than the installation's,", (_, lockIsNewer) => {
  it.each<[string, Packages, Packages]>([
    ["is what the lock file names", { ...a, ...b }, { ...a, ...b }],
    ["lacks what another platform needs", { ...a, ...macOnly }, a],
    ["has what somebody added by hand", a, { ...a, "node_modules/own": { version: "1.0.0", extraneous: true } }],
  ])("are left alone when what is installed %s", (_, wanted, installed) => {
    write({ wanted, installed }, lockIsNewer);
    expect(callsOf()).toEqual([]);
  });

  it.each<[string, Packages, Packages]>([
    ["lacks one", { ...a, ...b }, a],
    ["has another version of one", a, { "node_modules/a": { version: "0.9.0" } }],
    ["has other bytes of one", a, { "node_modules/a": { version: "1.0.0", integrity: "sha512-b" } }],
    ["has one that the lock file named before", a, { ...a, "node_modules/a/node_modules/b": { version: "1.0.0" } }],
  ])("are installed when what is installed %s", (_, wanted, installed) => {
    write({ wanted, installed }, lockIsNewer);
    expect(callsOf()).toEqual(["ci"]);
  });
});

describe.skipIf(process.platform === "win32")("packages", () => {
  it("are installed on a fresh clone", () => expect(callsOf()).toEqual(["ci"]));

  it("are installed without a clean sheet where the lock file does not fit the registry", () => {
    writeFileSync(join(project, "ci-fails"), "");
    expect(callsOf()).toEqual(["ci", "install"]);
  });
});
