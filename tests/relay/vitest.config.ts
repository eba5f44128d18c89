import { defineConfig } from "vitest/config";

/** The suite for the Node host. Servers are real processes, so the time-outs are long. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["contract/**/*.test.ts", "node/**/*.test.ts", "unit/**/*.test.ts"],
    testTimeout: 90_000,
    // Vitest polls for one second, in which a busy machine does not always deliver a mail.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 90_000,
    globalSetup: "support/server-setup.ts",
    // The tests mostly wait.
    maxWorkers: 4,
    // Modules that the files share are loaded once. A test that changes a global must restore it.
    isolate: false,
    // Its imports lack file extensions, so it needs a bundler.
    server: { deps: { inline: ["@protontech/jsmimeparser"] } },
  },
});
