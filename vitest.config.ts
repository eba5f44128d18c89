import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of the relay in which a test waits for ten seconds or more, most of them for a time limit. */
const waiting =
  /\/relay\/(?:contract|node)\/(?:speed-under-attack|delivery-commands|http-connections|mail-delivery|kills|size-and-time-limits|webhook)\.test\.ts$/;

/** Begins with the files that wait, so that the run does not end with a wait for the last of them. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => waiting.test(moduleId);
    return (await super.sort(files)).toSorted((one, other) => Number(waits(other)) - Number(waits(one)));
  }
}

const relay = "tests/relay/support";
/** Servers are real processes. Vitest polls for one second, in which a busy machine does not always deliver a mail. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/** All tests without a browser. `--project` takes one suite. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    // Generous: a time limit means that something never comes, not that it is slow.
    testTimeout: 120_000,
    // Modules that the files share are loaded once, which is faster. A test that changes a global must restore it.
    isolate: false,
    sequence: { sequencer: WaitingFirst },
    globalSetup: `${relay}/temp-root.ts`,
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] } },
      { extends: true, test: { name: "built", include: ["tests/built/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          ...patient,
          name: "relay",
          include: ["tests/relay/{contract,node,unit,hosts}/**/*.test.ts"],
          globalSetup: `${relay}/server-setup.ts`,
          // They mostly wait.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          // The same contract against the deployed Worker, and what only a Worker does.
          name: "workers",
          include: ["tests/relay/{contract,workers}/**/*.test.ts"],
          env: { RELAY_HOST: "workers" },
          globalSetup: [`${relay}/server-setup.ts`, `${relay}/workers-setup.ts`],
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
