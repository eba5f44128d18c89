import { defineConfig } from "vitest/config";

/** The deployed site on every host of docs/deploy/. One file at a time, because they share ports and folders. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
