import { defineConfig } from "vitest/config";

/** The same contract tests against the deployed Worker, and tests of a Worker alone. They mostly wait. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["contract/**/*.test.ts", "workers/**/*.test.ts"],
    env: { RELAY_HOST: "workers" },
    testTimeout: 120_000,
    // Vitest polls for one second, in which a busy machine does not always deliver a mail.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    globalSetup: ["support/server-setup.ts", "support/workers-setup.ts"],
    maxWorkers: 3,
    isolate: false,
  },
});
