import { defineConfig } from "vitest/config";

/** The same contract tests against the Worker that would be deployed, and what only a Worker has. They wait more than they compute. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["contract/**/*.test.ts", "workers/**/*.test.ts"],
    env: { RELAY_HOST: "workers" },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ["support/server-setup.ts", "support/workers-setup.ts"],
    maxWorkers: 3,
    isolate: false,
  },
});
