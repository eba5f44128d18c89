import { fileURLToPath } from "node:url";
import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "./build/vite/mdx.ts";

/** Unit tests and assertions on the built files; the relay and the browser have runners of their own. */
export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx(mdxOptions) }],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["tests/{unit,build}/**/*.test.{ts,tsx}"],
    testTimeout: 20_000,
  },
});
