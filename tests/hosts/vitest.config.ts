import { defineConfig } from "vitest/config";

/** What is deployed, on every host that docs/deploy/ names: one file after the other, as they use the same ports and folders. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
