import type { Config } from "@react-router/dev/config";
import { buildWarnings } from "./pipeline/build-warnings.ts";
import { pagePaths, sectionsWithPages } from "./pipeline/pages.ts";
import { postbuild } from "./pipeline/postbuild.ts";
import { publish, workFolder } from "./pipeline/publish.ts";
import { settings } from "./settings/index.ts";

export default {
  ssr: false,
  // Not SITE_DIR itself: `publish` puts it there when it is finished.
  buildDirectory: workFolder,
  // The not-found pages are prerendered like any other page; `pipeline/postbuild.ts` moves them to where hosts look.
  prerender: () => [...pagePaths(), "/404", ...sectionsWithPages.map((section) => `/${section}/404`)],
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await postbuild(buildDirectory);
    publish(buildDirectory);
    for (const note of buildWarnings(settings)) console.warn(note);
  },
} satisfies Config;
