import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Unit tests and assertions on the built files; the relay and the browser have runners of their own. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    testTimeout: 20_000,
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] } },
      // They only read what is built: what they read it with is loaded once.
      { extends: true, test: { name: "built", include: ["tests/built/**/*.test.ts"], isolate: false } },
    ],
  },
});
