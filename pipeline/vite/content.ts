import type { Plugin } from "vite";
import { readContent } from "../content.ts";
import { checkReadTimes } from "../read-times.ts";
import { writeLogos } from "./logos.ts";

/**
 * What `content/` decides before anything is bundled: the logos, and whether there is anything to build at all.
 * @param cacheFolder absolute path of `.cache/`
 */
export function prepareContent(cacheFolder: string): Plugin {
  return {
    name: "prepare-content",
    buildStart() {
      const isBuild = this.environment.mode === "build";
      try {
        const content = readContent();
        writeLogos(
          content.technologies.map(({ icon }) => icon),
          cacheFolder,
        );
        if (isBuild) checkReadTimes(content);
      } catch (error) {
        // The development server starts all the same: its pages say what is wrong until it is mended.
        if (isBuild) throw error;
      }
    },
  };
}
