import type { Config } from "@react-router/dev/config";
import { notFoundFolders, pagePaths } from "./app/content/.server/addresses.ts";
import { buildWarnings } from "./pipeline/build-warnings.ts";
import { readContent } from "./pipeline/content.ts";
import { postbuild } from "./pipeline/postbuild.ts";
import { buildFolder, publish, workFolder } from "./pipeline/publish.ts";
import { settings } from "./settings/index.ts";

export default {
  ssr: false,
  // Not SITE_DIR itself: `publish` puts it there when it is finished.
  buildDirectory: workFolder,
  // The not-found pages are prerendered like any other page; `pipeline/postbuild.ts` moves them to where hosts look.
  prerender: () => [...pagePaths(readContent()), ...notFoundFolders.map((folder) => `${folder}/404`)],
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await postbuild(buildDirectory, buildFolder);
    publish(buildDirectory);
    for (const note of buildWarnings(settings)) console.warn(note);
  },
} satisfies Config;
