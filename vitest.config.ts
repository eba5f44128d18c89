import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Unit tests and assertions on the built files; the relay and the browser have runners of their own. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["tests/{unit,built}/**/*.test.{ts,tsx}"],
    testTimeout: 20_000,
  },
});
