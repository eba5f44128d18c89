import type { Plugin } from "vite";
import { beginBuild } from "../publish.ts";

/**
 * A build goes into a folder of its own, so that neither Vite nor React Router, which empty the folder they build into,
 * ever have a reason to: `react-router.config.ts` puts it in its place when it is finished.
 */
export const buildBeside = (): Plugin => ({
  name: "build-beside",
  apply: "build",
  config: () => ({ build: { emptyOutDir: false } }),
  configResolved: beginBuild,
});
