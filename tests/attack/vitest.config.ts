import { defineConfig } from "vitest/config";

/** The attacks that once succeeded, one file each, run one after another, and the soak test at the end. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 90_000,
    globalSetup: "../relay/support/server-setup.ts",
    fileParallelism: false,
  },
});
