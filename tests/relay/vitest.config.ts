import { defineConfig } from "vitest/config";

/** The suite against the Node host. Servers are real processes, so the times are generous. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["contract/**/*.test.ts", "node/**/*.test.ts", "unit/**/*.test.ts"],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    globalSetup: "support/server-setup.ts",
    // They wait more than they compute.
    maxWorkers: 4,
    // What the files have in common is loaded once, not by each. Whoever changes a global puts it back.
    isolate: false,
    // Its imports name no files, as a bundler takes them.
    server: { deps: { inline: ["@protontech/jsmimeparser"] } },
  },
});
