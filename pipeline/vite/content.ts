import type { Plugin } from "vite";
import { readContent } from "../content.ts";
import { writeLogos } from "./logos.ts";

/**
 * Prepares what bundling needs from `content/`: it checks the content, and writes the logos.
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
      } catch (error) {
        // The development server starts anyway. Its pages show the error until the content is corrected.
        if (isBuild) throw error;
      }
    },
  };
}
