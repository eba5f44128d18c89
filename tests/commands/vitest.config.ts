import { defineConfig } from "vitest/config";

/** Commands of the manuals that no other suite runs, one after the other: some measure, and all use the same checkout. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    testTimeout: 3_600_000,
    fileParallelism: false,
  },
});
