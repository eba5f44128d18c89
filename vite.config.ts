import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { checkReadTimes } from "./pipeline/read-times.ts";
import { chunkGroups, compileOnLoad } from "./pipeline/vite/chunks.ts";
import { subsetSiteFont } from "./pipeline/vite/font.ts";
import { writeLogos } from "./pipeline/vite/logos.ts";
import { preparePublicFiles } from "./pipeline/vite/public-files.ts";
import { sentinelsWithoutStacks } from "./pipeline/vite/sentinels.ts";
import { sonnerWithoutStyleInjection } from "./pipeline/vite/sonner.ts";
import { standInsForUnusedModules } from "./pipeline/vite/stand-ins.ts";
import { reportStartUpErrors } from "./pipeline/vite/start-up-errors.ts";

const absolute = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(async () => {
  await subsetSiteFont(absolute("./.cache"));
  writeLogos(absolute("./.cache"));
  return {
    publicDir: await preparePublicFiles(absolute("./.cache")),
    plugins: [
      tailwindcss(),
      reactRouter(),
      sonnerWithoutStyleInjection(),
      standInsForUnusedModules(),
      sentinelsWithoutStacks(),
      reportStartUpErrors(),
      { name: "read-times", apply: "build", buildStart: checkReadTimes },
    ],
    resolve: { alias: { "~": absolute("./app") } },
    // All packages are found when the development server starts: one that is met later reloads the page under the person.
    optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/.server/**"] },
    build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, postBanner: compileOnLoad } } },
      },
    },
  };
});
