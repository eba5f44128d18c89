import { defineConfig } from "vitest/config";
import { engineNames } from "./support/engines/engine.ts";

/** The journeys that matter, in every engine. `--project firefox` runs them in one. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: "support/global-setup.ts",
    reporters: ["default", "./support/table.ts"],
    maxWorkers: 2,
    projects: engineNames.map((engine) => ({
      test: {
        name: engine,
        root: import.meta.dirname,
        include: ["*.test.ts"],
        provide: { engine },
        // An engine is started once for all files, because a start takes longer than most journeys.
        isolate: false,
        // Generous: a time limit means that something never comes, not that it is slow.
        testTimeout: 90_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 15_000, interval: 50 } },
      },
    })),
  },
});
