import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type ViteDevServer } from "vite";
import { checkReadTimes } from "./pipeline/read-times.ts";
import { buildBeside } from "./pipeline/vite/build-beside.ts";
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
      buildBeside(),
      tailwindcss(),
      reactRouter(),
      sonnerWithoutStyleInjection(),
      standInsForUnusedModules(),
      sentinelsWithoutStacks(),
      reportStartUpErrors(),
      {
        name: "relay",
        apply: "serve",
        configureServer: async (server: ViteDevServer) => (await import("./server/dev-relay.ts")).serveRelay(server),
      },
      { name: "read-times", apply: "build", buildStart: checkReadTimes },
    ],
    resolve: { alias: { "~": absolute("./app") } },
    // What `npm run dev` would find only while the first page loads, and then load it once more.
    optimizeDeps: {
      include: [
        "@emailjs/browser",
        "clsx",
        "embla-carousel-react",
        "fastest-levenshtein",
        "firebase/analytics",
        "firebase/app",
        "lucide-react",
        "minisearch",
        "nanoid",
        "sonner",
        "yaml",
        "zod",
      ],
    },
    build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, postBanner: compileOnLoad } } },
      },
    },
  };
});
