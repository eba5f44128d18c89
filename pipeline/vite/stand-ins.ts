import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Modules of libraries that take no part in this site, or far less than they bring, and what is bundled in their place
 * (measured: docs/performance.md). `client` ones matter in the browser only; the others are seen by the prerenderer too,
 * so that both draw the same markup.
 */
const standIns = [{ module: "vite/preload-helper.js", file: "preload-helper.ts", client: true }];

/**
 * Bundles the stand-ins. An import that a stand-in does not export stops the build by itself; this stops it as well
 * where an update of a library has moved a module, so that nothing is lost in silence.
 */
export function standInsForUnusedModules(): Plugin {
  const seen = new Set<string>();
  return {
    name: "stand-ins-for-unused-modules",
    apply: "build",
    enforce: "pre",
    load(id) {
      const found = standIns.find(({ module }) => id.endsWith(module));
      if (!found || (found.client && this.environment.name !== "client")) return;
      seen.add(found.file);
      const path = JSON.stringify(fileURLToPath(new URL(`stand-ins/${found.file}`, import.meta.url)));
      return `export * from ${path};`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const missing = standIns.filter(({ file }) => !seen.has(file)).map(({ module }) => module);
      if (missing.length > 0)
        this.error(`Not in the bundle any more: ${missing.join(", ")} (pipeline/vite/stand-ins.ts).`);
    },
  };
}
