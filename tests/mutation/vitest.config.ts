import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { foldersUnderTest } from "./folders.ts";

const { tests, without } = foldersUnderTest.find(({ name }) => name === process.env.MUTATED_FOLDER) ?? { tests: [] };

/**
 * The tests that run for each mutant: those that import the folder's modules and need no server, build or second
 * program.
 */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: tests.map((test) => `tests/${test}.test.{ts,tsx}`),
    ...(without && { testNamePattern: new RegExp(`^(?!.*(?:${without.join("|")}))`) }),
    // What a mutant keeps waiting has failed.
    testTimeout: 5_000,
    // Servers and commands run in the test's process.
    env: { RELAY_HOST: "source" },
    // Modules that the files share are loaded once.
    isolate: false,
    server: { deps: { inline: ["@protontech/jsmimeparser"] } },
  },
});
