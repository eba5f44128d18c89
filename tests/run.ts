/*
 * `npm test`: everything that decides whether a change may land. Runs every step even after one has failed, so that one
 * run tells all there is to mend, and ends with the sum of all tests. `-- unit "built files"` runs those steps alone.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configuredBuild } from "./e2e/support/builds.ts";

type Step = { name: string; command: string; env?: Record<string, string>; report?: "vitest" | "playwright" };

const reports = mkdtempSync(join(tmpdir(), "kutch-it-tests-"));
/** A step's report; without spaces, as the name stands in a shell's command. */
const reportOf = (name: string) => join(reports, `${name.replaceAll(" ", "-")}.json`);
const vitest = (name: string, options: string) =>
  `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${reportOf(name)}`;

const steps: Step[] = [
  { name: "lint and layers", command: "npm run --silent check:lint" },
  { name: "types", command: "npm run --silent check:types" },
  { name: "unused code", command: "npm run --silent check:unused" },
  { name: "unit", command: vitest("unit", "tests/unit"), report: "vitest" },
  { name: "build", command: "node pipeline/ensure-build.ts" },
  { name: "second build", command: "node pipeline/ensure-build.ts", env: configuredBuild },
  { name: "built files", command: vitest("built files", "tests/build"), report: "vitest" },
  { name: "relay", command: vitest("relay", "--config tests/relay/vitest.config.ts"), report: "vitest" },
  {
    name: "journeys",
    command: "playwright test --reporter=dot,json",
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf("journeys") },
    report: "playwright",
  },
];

function run({ command, env }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** Tests passed and failed, as the step's own report counts them. A step without a report is one test. */
function count({ name, report }: Step, passed: boolean): [passed: number, failed: number] {
  if (!report) return passed ? [1, 0] : [0, 1];
  try {
    const data = JSON.parse(readFileSync(reportOf(name), "utf8"));
    const [good, bad] =
      report === "vitest"
        ? [data.numPassedTests, data.numFailedTests]
        : [data.stats.expected + data.stats.flaky, data.stats.unexpected];
    return [good, passed ? bad : Math.max(1, bad)];
  } catch {
    return [0, 1];
  }
}

const only = process.argv.slice(2);
const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  rmSync(reports, { recursive: true });
  const names = steps.map(({ name }) => `"${name}"`).join(", ");
  console.error(`npm test has no step "${unknown.join('", "')}". Its steps are ${names}.`);
  process.exit(2);
}
const results: { name: string; seconds: number; passed: number; failed: number }[] = [];
for (const step of steps) {
  if (only.length > 0 && !only.includes(step.name)) continue;
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  const ok = await run(step);
  const [passed, failed] = count(step, ok);
  results.push({ name: step.name, seconds: Math.round((performance.now() - start) / 1000), passed, failed });
}
rmSync(reports, { recursive: true });

console.log();
console.table(results);
const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
