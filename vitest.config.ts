import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Unit tests and assertions on the built files; the relay and the browser have runners of their own. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    // Generous: this says that something never comes, not that it is slow.
    testTimeout: 60_000,
    // What the files have in common is loaded once, not by each: a third less time. Whoever changes a global puts it back.
    isolate: false,
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] } },
      { extends: true, test: { name: "built", include: ["tests/built/**/*.test.ts"] } },
    ],
  },
});
