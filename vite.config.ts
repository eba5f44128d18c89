import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type ViteDevServer } from "vite";
import { writeLanguageFonts } from "./pipeline/fonts/cut-language-fonts.ts";
import { pagesPlugin } from "./pipeline/vite/build-site.ts";
import { forbidClientCode } from "./pipeline/vite/forbid-client-code.ts";
import { preparePublicFiles } from "./pipeline/vite/icons-and-portraits.ts";
import { inlineScriptPlugin } from "./pipeline/vite/inline-script.ts";
import { subsetLatinFont } from "./pipeline/vite/latin-font.ts";
import { picturesPlugin } from "./pipeline/vite/picture-modules.ts";
import { sonnerWithoutStyleInjection } from "./pipeline/vite/sonner-css.ts";
import { logosPlugin } from "./pipeline/vite/tech-logos.ts";
import { settings } from "./settings/index.ts";

const absolute = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(async () => {
  await subsetLatinFont();
  await writeLanguageFonts();
  return {
    publicDir: await preparePublicFiles(),
    plugins: [
      tailwindcss(),
      inlineScriptPlugin(),
      react(),
      pagesPlugin(),
      forbidClientCode(absolute(".")),
      sonnerWithoutStyleInjection(),
      logosPlugin(),
      picturesPlugin(),
      {
        name: "relay",
        apply: "serve",
        configureServer: async (server: ViteDevServer) => (await import("./server/dev-relay.ts")).serveRelay(server),
      },
    ],
    // A file that is only half written when it is read stays so until it is saved again.
    server: {
      ...(process.env.PORT && { port: Number(process.env.PORT), strictPort: true }),
      ...(process.env.HOST && { host: process.env.HOST }),
      watch: {
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
        // What a build or the relay writes meanwhile is no change of the site.
        ignored: ["**/{.cache,data,dist,dist.new,dist.old}/**"],
      },
    },
    // Constants, so that a build leaves out the code of features that are off.
    define: {
      "import.meta.env.SATURDAY": JSON.stringify(settings.saturday),
      "import.meta.env.ANALYTICS": JSON.stringify(settings.analytics !== null),
      "import.meta.env.ANALYTICS_SETTINGS": JSON.stringify({
        config: settings.analytics,
        consent: settings.analyticsConsent,
      }),
      "import.meta.env.ANALYTICS_APP_INITIALIZED": JSON.stringify(settings.analyticsAppInitialized),
    },
    resolve: { alias: { "~": absolute("./app") } },
    // The development server looks for all packages when it starts. One that it met later would reload the page during
    // work.
    optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/content/**"] },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                  // Code that several scripts share, because a file each would be a request each. Components are apart,
                  // because they need React, and every page loads the rest. Toasts bring their library.
                  {
                    name: "drawn",
                    test: /\/app\/(?!toasts\/).*\.tsx$|node_modules\/clsx/,
                    minShareCount: 2,
                  },
                  {
                    name: "shared",
                    test: /\/(app\/(ui|language)\/.*|enquiry\/(language-prefix|interpolate))\.ts$/,
                    minShareCount: 2,
                    // Before the components, which would take with them what they import of it.
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      target: "baseline-widely-available",
      assetsInlineLimit: 0,
      // Each script that is loaded later is one file, so nothing has to be preloaded with it.
      modulePreload: false,
    },
  };
});
