import { realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { SettingsError } from "./schema.ts";

/** The one absolute path of a folder, whatever links, dots or (on a disk that ignores it) letter case it is written with. */
export function realFolder(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch {
    // The folder does not exist yet, but one above it does.
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realFolder(parent), basename(absolute));
  }
}

/** Whether a folder is another one or inside it. Both are paths of `realFolder`. */
export function isWithin(folder: string, other: string): boolean {
  const path = relative(other, folder);
  return !(path === ".." || path.startsWith(`..${sep}`) || resolve(path) === path);
}

/**
 * Checks that the built site and the store are apart: every build replaces the one, and nothing may replace or serve
 * the other. @throws {SettingsError} when SITE_DIR or DATA_DIR is the other or inside it.
 */
export function checkFoldersApart(siteDir: string, dataDir: string): void {
  const [site, data] = [realFolder(siteDir), realFolder(dataDir)];
  if (!isWithin(data, site) && !isWithin(site, data)) return;
  throw new SettingsError(
    `SITE_DIR is "${siteDir}" and DATA_DIR is "${dataDir}". They should be two folders, neither inside the other: a build replaces the first, and the second holds the enquiries.`,
  );
}
