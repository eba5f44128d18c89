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
  // A stand-in for npm, which writes down its calls. `npm ci` fails when a file tells it to.
  writeFileSync(
    join(project, "bin/npm"),
    `#!/bin/sh\necho "$1" >> "${project}/calls"\n[ "$1" != ci ] || [ ! -e "${project}/ci-fails" ]\n`,
  );
  chmodSync(join(project, "bin/npm"), 0o755);
});
afterEach(() => rmSync(project, { recursive: true }));

/** The calls of npm, in order. */
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

const write = (file: string, text: string, time: number) => {
  writeFileSync(join(project, file), text);
  utimesSync(join(project, file), time, time);
};
const writeLock = (packages: string, time: number) => write("package-lock.json", packages, time);
/** Writes the list that npm writes at the end of an installation. */
const listAsNpm = (time: number) => write("node_modules/.package-lock.json", "{}", time);

describe.skipIf(process.platform === "win32")("installed packages", () => {
  beforeEach(() => {
    writeLock("one", 1_000);
    expect(callsOf()).toEqual(["ci"]);
    listAsNpm(2_000);
    rmSync(join(project, "calls"));
  });

  it("are left alone, also after a checkout that rewrites the same lock file", () => {
    expect(callsOf()).toEqual([]);
    writeLock("one", Date.now());
    expect(callsOf()).toEqual([]);
  });

  it.each([
    ["newer", Date.now()],
    ["older", 500],
  ])("are installed again, once, when the lock file has changed and is %s than they are", (_, time) => {
    writeLock("another", time);
    expect(callsOf()).toEqual(["ci"]);
    expect(callsOf()).toEqual(["ci"]);
  });

  it("are left alone when somebody has run npm since", () => {
    writeLock("another", 3_000);
    listAsNpm(Date.now() / 1000 + 60);
    expect(callsOf()).toEqual([]);
  });
});

describe.skipIf(process.platform === "win32")("packages", () => {
  it("are installed on a fresh clone", () => expect(callsOf()).toEqual(["ci"]));

  it("that cannot be installed end the command with npm's words and what to do", () => {
    writeFileSync(join(project, "bin/npm"), "#!/bin/sh\necho npm says why >&2\nexit 1\n");
    const env = { ...process.env, PATH: `${join(project, "bin")}:${process.env.PATH}` };
    const script = join(project, "pipeline/ensure-install.mjs");
    const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
    expect([status, stderr]).toEqual([
      1,
      "npm says why\nnpm says why\nThe packages could not be installed: npm says why above. Mend that, and type the same again.\n",
    ]);
  });

  it("are installed by npm install when npm ci refuses the lock file", () => {
    writeFileSync(join(project, "ci-fails"), "");
    expect(callsOf()).toEqual(["ci", "install"]);
  });
});
