import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let project: string;
const write = (file: string, text: string) => writeFileSync(join(project, file), text);
const packages = (version: string) => JSON.stringify({ packages: { "node_modules/a": { version } } });

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "kutch-it-run-"));
  for (const folder of ["pipeline", "bin"]) mkdirSync(join(project, folder));
  copyFileSync(join(import.meta.dirname, "../../../pipeline/run.mjs"), join(project, "pipeline/run.mjs"));
  write("package-lock.json", packages("1.0.0"));
  // Writes down its calls and npm's list. `npm ci` fails when a file tells it to.
  write(
    "bin/npm",
    `#!/bin/sh
echo "$1" >> calls
[ "$1" != ci ] || [ ! -e ci-fails ] || exit 1
mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json
`,
  );
  chmodSync(join(project, "bin/npm"), 0o755);
});
afterEach(() => rmSync(project, { recursive: true }));

const options = () => ({
  env: { ...process.env, PATH: `${join(project, "bin")}:${process.env.PATH}` },
  encoding: "utf8" as const,
});
const run = (...words: string[]) =>
  spawnSync(process.execPath, [join(project, "pipeline/run.mjs"), ...words], options());

/** npm's calls so far, in order, after one more run. */
function callsAfterRun(): string[] {
  expect(run("--version").status).toBe(0);
  const file = join(project, "calls");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

it("installs the packages on a fresh clone, and again when the lock file names other versions", () => {
  expect(callsAfterRun()).toEqual(["ci"]);
  expect(callsAfterRun()).toEqual(["ci"]);
  write("package-lock.json", packages("1.0.1"));
  expect(callsAfterRun()).toEqual(["ci", "ci"]);
});

it("leaves packages alone that somebody has installed by hand", () => {
  mkdirSync(join(project, "node_modules"));
  write("node_modules/.package-lock.json", packages("1.0.0"));
  expect(callsAfterRun()).toEqual([]);
});

it("installs by npm install when npm ci refuses the lock file", () => {
  write("ci-fails", "");
  expect(callsAfterRun()).toEqual(["ci", "install"]);
});

it("ends with npm's words and what to do when the packages cannot be installed", () => {
  write("bin/npm", "#!/bin/sh\necho npm says why >&2\nexit 1\n");
  const { status, stderr } = run("--version");
  expect([status, stderr]).toEqual([
    1,
    "npm says why\nnpm says why\nThe packages could not be installed: npm says why above. Correct that, and type the same again.\n",
  ]);
});

it("passes on .env where it is there, arguments and the exit code", () => {
  write("program.mjs", "console.log(process.env.FROM_FILE, process.argv[2]); process.exit(7);");
  expect(run("--env", "program.mjs", "word")).toMatchObject({
    status: 7,
    stdout: expect.stringContaining("undefined word"),
  });
  write(".env", "FROM_FILE='a #b'");
  expect(run("--env", "program.mjs", "word")).toMatchObject({ status: 7, stdout: "a #b word\n", stderr: "" });
});

it("passes on SIGTERM, and waits for the end of the program", async () => {
  write(
    "program.mjs",
    'process.on("SIGTERM", () => process.exit(3)); setInterval(() => {}, 9e4); console.log("ready");',
  );
  callsAfterRun();
  const child = spawn(process.execPath, [join(project, "pipeline/run.mjs"), "program.mjs"], options());
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([3, null]);
});
