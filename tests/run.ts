/*
 * `npm test`: everything that decides whether a change may land. Runs every step even after one has failed, so that one run tells all
 * there is to fix, and ends with the sum of all tests. `-- unit built` runs those steps only. `-- --changed` runs what needs no build or
 * server and what was changed can touch, since the last commit or, as `--changed=main`, since another.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quoteForShell } from "../server/owner-command-text.ts";
import { configuredBuildEnv, quickBuildEnv } from "./e2e/support/builds.ts";
import { runSteps, type Step } from "./run-steps.ts";

const reports = mkdtempSync(join(tmpdir(), "kutch-it-tests-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

// Most programs of the steps are started again and again, wrangler as well: what Node compiled of them is kept.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "../node_modules/.cache/compile");

function vitest(name: string, options: string, more: Partial<Step> = {}): Step {
  const file = join(reports, `${name}.json`);
  const command = `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${file}`;
  return { name, command, report: { kind: "vitest", file }, ...more };
}

function playwright(name: string, options: string, more: Partial<Step> = {}): Step {
  const file = join(reports, `${name}.json`);
  const command = `playwright test ${options} --reporter=dot,json`;
  const report = { kind: "playwright", file } as const;
  return {
    name,
    command,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report,
    after: ["build", "second-build"],
    ...more,
  };
}

/** They mostly wait. */
const ofBuild = { after: ["build"], cores: 0.25 };
const changedReport = join(reports, "owner-changes.json");

/**
 * In the order in which they begin, as far as what they need is over and there is room. The builds are one thread each and what the
 * journeys wait for, which take longest.
 */
const steps: Step[] = [
  // Where the machine is thrown away with the build, that need not be small.
  { name: "build", command: "node pipeline/ensure-build.ts", ...(process.env.CI && { env: quickBuildEnv }) },
  { name: "second-build", command: "node pipeline/ensure-build.ts", env: configuredBuildEnv, after: ["build"] },
  vitest("relay", "--project relay", ofBuild),
  vitest("workers", "--project workers", ofBuild),
  playwright("e2e", "--project chromium"),
  {
    name: "owner-changes",
    command: `node tests/owner-changes.ts ${changedReport}`,
    report: { kind: "vitest", file: changedReport },
    after: ["build", "second-build"],
    cores: 0.5,
  },
  { name: "lint", command: "biome check --error-on-warnings", cores: 0.5 },
  // Tests that read content are run by `owner-changes`, with changed content.
  vitest("unit", "--project unit --exclude 'tests/unit/content/**'", { cores: 0.5 }),
  { name: "types", command: "tsc -b --checkers 1", cores: 0.5 },
  // Not beside the first build: both read its configuration, which draws icons and cuts the font where that is not done. Nor beside the
  // second, after which the journeys need its place.
  { name: "unused", command: "knip", after: ["build", "second-build"], cores: 0.5 },
  vitest("specification", "--project built specification", ofBuild),
];

/**
 * Run only where named: the built site as it is, which `owner-changes` tests with changes; pictures, which a change of looks changes;
 * and the engines that Playwright brings.
 */
const named: Step[] = [
  vitest("built", "--project built", { after: ["build", "second-build"], cores: 0.5 }),
  playwright("states", "--project states"),
  playwright("engines", "--project firefox --project webkit"),
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
  const files = changedFiles(since);
  const changed = `--changed ${since} --passWithNoTests`;
  const check = `biome check --error-on-warnings --no-errors-on-unmatched ${files.map(quoteForShell).join(" ")}`;
  return [
    { name: "lint", command: check, cores: 0.5 },
    { name: "types", command: "tsc -b --checkers 1" },
    // It reads every file, and imports none.
    vitest("imports", "--project unit imports", { cores: 0.5 }),
    vitest("unit", `--project unit ${changed}`, { cores: 0.5 }),
    // The others start servers and wait for them: a change of the store would be four minutes of them.
    vitest("relay", `--project relay relay/unit ${changed}`, { after: ["types"] }),
    // These read style sheets, which they do not import.
    ...(files.some((file) => file.endsWith(".css")) ? [vitest("colours", "--project unit contrast tokens")] : []),
  ];
}

const since = /^--changed(?:=(.+))?$/;
const given = process.argv.slice(2);
const changed = given.map((option) => since.exec(option)).find(Boolean);
const only = given.filter((option) => !since.test(option));
const known = [...steps, ...named];
const unknown = only.filter((name) => !known.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`npm test has no step ${unknown.join(", ")}. Its steps: ${known.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
/** With the builds that a step comes after, which take a second where they are current. */
const isNamed = ({ name }: Step) =>
  only.includes(name) || known.some((step) => only.includes(step.name) && step.after?.includes(name));
const chosen = only.length > 0 ? known.filter(isNamed) : steps;

const start = performance.now();
const results = await runSteps(changed ? stepsOfChange(changed[1] ?? "HEAD") : chosen);
console.log();
console.table(results.map(({ failures, ...figures }) => figures));
console.log(`${Math.round((performance.now() - start) / 1000)} s in all`);
const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
// Last, as a log is often cut at its beginning.
for (const name of results.flatMap(({ failures }) => failures)) console.log(`Failed: ${name}`);
if (changed)
  console.log(
    "What needs a build or a server was not run. For words: npm test -- specification. Before the change lands: npm test",
  );
process.exitCode = sum("failed") > 0 ? 1 : 0;
