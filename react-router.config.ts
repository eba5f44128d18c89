import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./build/finish.ts";
import { pagePaths, sectionsWithPages } from "./build/pages.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? "dist",
  // The not-found pages are prerendered like any other page; `build/finish.ts` moves them to where hosts look.
  prerender: () => [...pagePaths(), "/404", ...sectionsWithPages.map((section) => `/${section}/404`)],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
