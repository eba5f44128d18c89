import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../../settings/index.ts";
import { dye } from "../draw/colours.ts";
import { drawIcons } from "../draw/icons.ts";

const manifest = {
  name: settings.name,
  short_name: settings.name,
  start_url: "/",
  // A site to read and to link to, not an app: it keeps the browser's address and back button.
  display: "browser",
  lang: "en-IN",
  background_color: dye("night"),
  theme_color: dye("night"),
  icons: [
    { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
};

/**
 * Fills the folder that Vite serves and copies as it is: the icons and the web manifest, all made from code.
 * @param cacheFolder absolute path of `.cache/`
 * @returns the folder, for Vite's `publicDir`
 */
export async function preparePublicFiles(cacheFolder: string): Promise<string> {
  const folder = join(cacheFolder, "public");
  await drawIcons(folder);
  writeFileSync(join(folder, "site.webmanifest"), JSON.stringify(manifest));
  return folder;
}
