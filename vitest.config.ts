import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { pictures } from "./pipeline/vite/pictures.ts";

/** Unit tests, and tests of the built files. The relay and the browser journeys have runners of their own. */
export default defineConfig({
  plugins: [pictures(fileURLToPath(new URL("./.cache", import.meta.url)))],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    // Generous: a time limit means that something never comes, not that it is slow.
    testTimeout: 60_000,
    // Modules that the files share are loaded once, which is faster. A test that changes a global must restore it.
    isolate: false,
    globalSetup: "tests/relay/support/run-folder.ts",
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] } },
      { extends: true, test: { name: "built", include: ["tests/built/**/*.test.ts"] } },
    ],
  },
});
