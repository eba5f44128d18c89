/*
 * Mutation testing: `npm run mutation`, or `npm run mutation -- settings store` for these folders alone. It changes
 * each folder's modules in one place after another; tests have to fail for each change. Modules and tests that are
 * unchanged since the last run keep their result (`.cache/mutation/`). It prints the changes that failed no test. The
 * exit code is 1 when a folder is below its limit.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../relay/support/temporary.ts";
import { tell, thirdOf } from "../support/figures.ts";
import { type FolderUnderTest, foldersUnderTest } from "./folders.ts";

const kept = ".cache/mutation";

// Tests that a mutant stops leave their folders.
const temporary = temporaryFolder("mutation");

/** Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements, `mutation-testing-report-schema`. */
type Report = { files: Record<string, { mutants: { status: string }[] }> };

/** Runs Stryker over a folder. @returns the percentage of mutants that failed a test */
function scoreOf({ name, mutate, ignoreStatic = false }: FolderUnderTest): number {
  const report = join(kept, "reports", `${name}.json`);
  const options = {
    mutate,
    ignoreStatic,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "tests/mutation/vitest.config.ts" },
    coverageAnalysis: "perTest",
    // The tests of servers mostly wait.
    concurrency: 6,
    // Tests that compute are slower side by side than in the first run, from which the time is reckoned.
    timeoutMS: 60_000,
    // Stryker would rewrite this file through TypeScript's programming interface, which TypeScript 7 lacks. These tests
    // do not read it.
    tsconfigFile: "none",
    incremental: true,
    // Stryker keeps the result of a mutant that is computed at loading, whatever tests were added since.
    force: !ignoreStatic,
    incrementalFile: join(kept, `${name}.json`),
    tempDirName: join(kept, "sandboxes"),
    ignorePatterns: ["dist", "dist.*", "data", "test-results", ".wrangler", ".cache"],
    reporters: ["clear-text", "progress-append-only", "json", "html"],
    clearTextReporter: { allowColor: false, reportTests: false },
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: join(kept, "reports", `${name}.html`) },
  };
  const file = join(kept, `${name}.config.json`);
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, JSON.stringify(options));
  // Read by `vitest.config.ts` in Stryker's processes.
  const env = { ...process.env, MUTATED_FOLDER: name, TMPDIR: temporary };
  const { status } = spawnSync("stryker", ["run", file], { stdio: "inherit", env });
  if (status !== 0) throw new Error(`Stryker ended with ${status} over ${name}. It says why above.`);
  const { files }: Report = JSON.parse(readFileSync(report, "utf8"));
  const mutants = Object.values(files).flatMap(({ mutants }) => mutants);
  const are = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = are("Killed", "Timeout");
  return (100 * noticed) / (noticed + are("Survived", "NoCoverage"));
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !foldersUnderTest.some((folder) => folder.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no folder "${unknown.join('", "')}". There are ${foldersUnderTest.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}
const chosen =
  asked.length === 0 ? thirdOf(foldersUnderTest) : foldersUnderTest.filter(({ name }) => asked.includes(name));
for (const folder of chosen) {
  const start = performance.now();
  const score = scoreOf(folder);
  const seconds = Math.round((performance.now() - start) / 1000);
  const limit = `at least ${folder.least}`;
  tell({ what: `${folder.name}: noticed of a hundred mutants`, is: Number(score.toFixed(1)), limit });
  console.log(`${folder.name}: ${score.toFixed(1)} of a hundred mutants noticed, ${limit}; ${seconds} s`);
  if (score < folder.least) process.exitCode = 1;
}
