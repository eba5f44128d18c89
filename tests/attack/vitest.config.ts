import { defineConfig } from "vitest/config";

/** The attacks that were found to work once, one file each and one after the other, with the soak at the end. */
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
