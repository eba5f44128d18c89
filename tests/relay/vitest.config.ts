import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files in which a test waits for ten seconds or more, most of them for a time limit. */
const waiting =
  /\/(?:contract|node)\/(?:backup-watch|bounds|channels-command|connections|delivery|durability|restore|slow-clients|webhook)\.test\.ts$/;

/** Begins with the files that wait, so that the run does not end with a wait for the last of them. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => waiting.test(moduleId);
    return (await super.sort(files)).toSorted((one, other) => Number(waits(other)) - Number(waits(one)));
  }
}

/** The suite for the Node host. Servers are real processes, so the time-outs are long. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["contract/**/*.test.ts", "node/**/*.test.ts", "unit/**/*.test.ts"],
    testTimeout: 90_000,
    // Vitest polls for one second, in which a busy machine does not always deliver a mail.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 90_000,
    globalSetup: "support/server-setup.ts",
    sequence: { sequencer: WaitingFirst },
    // The tests mostly wait.
    maxWorkers: 4,
    // Modules that the files share are loaded once. A test that changes a global must restore it.
    isolate: false,
  },
});
