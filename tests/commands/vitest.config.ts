import { defineConfig } from "vitest/config";

/** Commands of the manuals that no other suite runs, one after the other: some measure, and all use the same checkout. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    fileParallelism: false,
  },
});
