/*
 * Mutation testing: `npm run mutation`, or `npm run mutation -- settings store` for these folders alone. Each folder's modules are changed in one place after
 * another, and its tests have to notice. What did not change since the last run, module and tests, keeps its result (`.cache/mutation/`).
 * Prints the changes that nobody noticed, and ends with 1 where fewer were noticed than the folder's limit.
 */
import { Stryker } from "@stryker-mutator/core";
import { tell } from "../support/figures.ts";
import { type FolderUnderTest, foldersUnderTest } from "./folders.ts";

const kept = ".cache/mutation";

/** Runs Stryker over a folder. @returns how many of a hundred mutants the tests noticed */
async function scoreOf({ name, mutate }: FolderUnderTest): Promise<number> {
  // Read by `vitest.config.ts`, in Stryker's own processes.
  process.env.MUTATED_FOLDER = name;
  const results = await new Stryker({
    mutate,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "tests/mutation/vitest.config.ts" },
    coverageAnalysis: "perTest",
    concurrency: 2,
    // TypeScript 7 has no interface for programs, by which Stryker would rewrite this file. None of these tests reads it.
    tsconfigFile: "none",
    incremental: true,
    incrementalFile: `${kept}/${name}.json`,
    tempDirName: `${kept}/sandboxes`,
    ignorePatterns: ["dist", "dist.*", "data", "test-results", ".wrangler", ".cache"],
    reporters: ["clear-text", "html"],
    clearTextReporter: { allowColor: false, reportTests: false },
    htmlReporter: { fileName: `${kept}/reports/${name}.html` },
  }).runMutationTest();
  const are = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
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
for (const folder of foldersUnderTest.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const start = performance.now();
  const score = await scoreOf(folder);
  const seconds = Math.round((performance.now() - start) / 1000);
  tell({
    what: `${folder.name}: noticed of a hundred mutants`,
    is: Number(score.toFixed(1)),
    limit: `at least ${folder.least}`,
  });
  console.log(
    `${folder.name}: ${score.toFixed(1)} of a hundred mutants noticed, at least ${folder.least}; ${seconds} s`,
  );
  if (score < folder.least) process.exitCode = 1;
}
