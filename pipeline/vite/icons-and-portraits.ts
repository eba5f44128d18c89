import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../../settings/index.ts";
import { drawIcons } from "../draw/favicons.ts";
import { colourOfDye } from "../draw/read-colours.ts";
import { cacheFolder, writeFiles } from "../files.ts";
import { resizePortraits } from "../portraits.ts";

const manifest = {
  name: settings.name,
  short_name: settings.name,
  start_url: "/",
  // A site to read and to link to: it keeps the browser's address bar and back button.
  display: "browser",
  lang: "en-IN",
  background_color: colourOfDye("night"),
  theme_color: colourOfDye("night"),
  icons: [
    { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
};

/**
 * Fills the folder that Vite serves and copies: icons and web manifest, made from code, and the portraits of the
 * settings.
 * @returns the folder, for Vite's `publicDir`
 */
export async function preparePublicFiles(): Promise<string> {
  const folder = join(cacheFolder, "public");
  await drawIcons();
  // The folder may still hold portraits of other settings.
  rmSync(join(folder, "portraits"), { recursive: true, force: true });
  const portraits = await resizePortraits(settings);
  writeFiles(folder, Object.fromEntries(portraits.map(({ path, picture }) => [path, picture])));
  writeFileSync(join(folder, "site.webmanifest"), JSON.stringify(manifest));
  return folder;
}
