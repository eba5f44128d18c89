import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type ViteDevServer } from "vite";
import { writeScriptFonts } from "./pipeline/fonts/script-fonts.ts";
import { buildBeside } from "./pipeline/vite/build-beside.ts";
import { chunkGroups, compileOnLoad } from "./pipeline/vite/chunks.ts";
import { prepareContent } from "./pipeline/vite/content.ts";
import { subsetSiteFont } from "./pipeline/vite/font.ts";
import { inlineScripts } from "./pipeline/vite/inline-script.ts";
import { preparePublicFiles } from "./pipeline/vite/public-files.ts";
import { sonnerWithoutStyleInjection } from "./pipeline/vite/sonner.ts";
import { reportStartUpErrors } from "./pipeline/vite/start-up-errors.ts";
import { settings } from "./settings/index.ts";

const absolute = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(async () => {
  await subsetSiteFont(absolute("./.cache"));
  await writeScriptFonts(absolute("./.cache"));
  return {
    publicDir: await preparePublicFiles(absolute("./.cache")),
    plugins: [
      buildBeside(),
      tailwindcss(),
      inlineScripts(),
      reactRouter(),
      sonnerWithoutStyleInjection(),
      reportStartUpErrors(),
      prepareContent(absolute("./.cache")),
      {
        name: "relay",
        apply: "serve",
        configureServer: async (server: ViteDevServer) => (await import("./server/dev-relay.ts")).serveRelay(server),
      },
    ],
    // Not in the data of each page: the code that needs them comes late, and is left out where there is no analytics.
    define: {
      countsVitals: JSON.stringify(settings.webVitals),
      "import.meta.env.ANALYTICS": JSON.stringify(settings.analytics !== null),
      "import.meta.env.ANALYTICS_ASKS": JSON.stringify(settings.analyticsConsent === "ask"),
      "import.meta.env.ANALYTICS_SETTINGS": JSON.stringify({
        config: settings.analytics,
        consent: settings.analyticsConsent,
      }),
      "import.meta.env.ANALYTICS_APP_INITIALIZED": JSON.stringify(settings.analyticsAppInitialized),
    },
    resolve: { alias: { "~": absolute("./app") } },
    // All packages are found when the development server starts: one that is met later reloads the page under the person.
    optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/.server/**"] },
    build: {
      target: "baseline-widely-available",
      assetsInlineLimit: 0,
      // A late part is one file, and needs no other that the page has not fetched.
      modulePreload: { resolveDependencies: () => [] },
    },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, postBanner: compileOnLoad } } },
      },
    },
  };
});
