import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./build/finish.ts";
import { notesOn } from "./build/notes.ts";
import { pagePaths, sectionsWithPages } from "./build/pages.ts";
import { settings } from "./settings/index.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? "dist",
  // The not-found pages are prerendered like any other page; `build/finish.ts` moves them to where hosts look.
  prerender: () => [...pagePaths(), "/404", ...sectionsWithPages.map((section) => `/${section}/404`)],
  buildEnd: async ({ reactRouterConfig }) => {
    await finishBuild(reactRouterConfig.buildDirectory);
    for (const note of notesOn(settings)) console.warn(note);
  },
} satisfies Config;
