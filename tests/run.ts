/*
 * `npm test`: everything that decides whether a change may land. Runs every step even after one has failed, so that one
 * run tells all there is to mend, and ends with the sum of all tests. `-- unit "built files"` runs those steps alone.
 * `-- --changed` runs what needs no build or server and what was changed can touch, since the last commit or, as `--changed=main`, since another.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quoted } from "../server/owner-command.ts";
import { configuredBuild } from "./e2e/support/builds.ts";
import { type Result, runSteps, type Step } from "./steps.ts";

const reports = mkdtempSync(join(tmpdir(), "kutch-it-tests-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

// Most programs of the steps are started again and again, wrangler as well: what Node compiled of them is kept.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "../node_modules/.cache/compile");

/** A step's report; without spaces, as the name stands in a shell's command. */
const reportOf = (name: string) => join(reports, `${name.replaceAll(" ", "-")}.json`);

function vitest(name: string, options: string, more: Partial<Step> = {}): Step {
  const file = reportOf(name);
  const command = `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${file}`;
  return { name, command, report: { kind: "vitest", file }, ...more };
}

/**
 * In the order in which they begin, as far as what they need is over and there is room. The builds are one thread each and what the
 * journeys wait for, which take longest: the relay's tests, several processes each, would hold up the second one. What needs no build
 * fills the rest of the two cores until then.
 */
const steps: Step[] = [
  { name: "build", command: "node pipeline/ensure-build.ts" },
  { name: "second build", command: "node pipeline/ensure-build.ts", env: configuredBuild, after: ["build"] },
  {
    name: "journeys",
    command: "playwright test --reporter=dot,json",
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf("journeys") },
    report: { kind: "playwright", file: reportOf("journeys") },
    after: ["build", "second build"],
  },
  vitest("workers", "--config tests/relay/workers.config.ts", { after: ["build", "second build"], cores: 0.5 }),
  // Some of them wait for half a minute, so they begin before the journeys of all engines.
  vitest("relay", "--config tests/relay/vitest.config.ts", { after: ["build", "second build"], cores: 0.5 }),
  // Those that are run in three engines by `npm run test:browsers`; what fails there part by part is left to it.
  vitest("journeys of all engines", "--config tests/browsers/vitest.config.ts --project chromium --exclude 'parts-*'", {
    // Not beside the Workers' tests: at five times what two cores can do, journeys fail that wait for nothing but the machine.
    after: ["build", "second build", "workers"],
  }),
  { name: "lint and layers", command: "biome check --error-on-warnings", cores: 0.5 },
  vitest("unit", "tests/unit", { cores: 0.5 }),
  { name: "types", command: "tsc -b --checkers 1", cores: 0.5 },
  // Not beside the first build: both read its configuration, which draws icons and cuts the font where that is not done.
  { name: "unused code", command: "knip", after: ["build"], cores: 0.5 },
  vitest("built files", "tests/built", { after: ["build", "second build"], cores: 0.5 }),
  vitest("production", "--config tests/hosts/vitest.config.ts production", { after: ["build"], cores: 0.5 }),
];

/** Files that were changed since a commit, new ones as well, and are still there. */
function changedFiles(since: string): string[] {
  const git = (...options: string[]) => execFileSync("git", options, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...git("diff", "--name-only", "--diff-filter=d", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}

/** What is worth a wait while working: a minute at most. Vitest knows by its graph of imports which tests a file can touch. */
function stepsOfChange(since: string): Step[] {
  const names = changedFiles(since);
  if (names.length === 0) {
    console.log(`Nothing was changed since ${since}.`);
    process.exit();
  }
  return [
    {
      name: "lint and layers of what changed",
      command: `biome check --error-on-warnings --no-errors-on-unmatched ${names.map(quoted).join(" ")}`,
      cores: 0.5,
    },
    { name: "types", command: "tsc -b --checkers 1" },
    vitest("unit tests of what changed", `--project unit --changed ${since} --passWithNoTests`, { cores: 0.5 }),
    // The others start servers and wait for them: a change of the store would be four minutes of them.
    vitest(
      "relay unit tests of what changed",
      `--config tests/relay/vitest.config.ts unit/ --changed ${since} --passWithNoTests`,
      { after: ["types"] },
    ),
  ];
}

const changed = process.argv.slice(2).find((option) => /^--changed(=|$)/.test(option));
const only = process.argv.slice(2).filter((option) => option !== changed);
const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => `"${name}"`).join(", ");
  console.error(`npm test has no step "${unknown.join('", "')}". Its steps are ${names}.`);
  process.exit(2);
}

const start = performance.now();
const results = await runSteps(
  changed
    ? stepsOfChange(changed.split("=")[1] ?? "HEAD")
    : steps.filter(({ name }) => only.length === 0 || only.includes(name)),
);
console.log();
console.table(results.map(({ failures, ...figures }) => figures));
console.log(`${Math.round((performance.now() - start) / 1000)} s in all`);
const sum = (key: "passed" | "failed") => results.reduce((total: number, result: Result) => total + result[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
// Last, as a log is often cut at its beginning.
for (const name of results.flatMap(({ failures }) => failures)) console.log(`Failed: ${name}`);
if (changed) console.log("What needs a build or a server was not run. Before the change lands: npm test");
process.exitCode = sum("failed") > 0 ? 1 : 0;
