import { realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { SettingsError } from "./schema.ts";

/** The one absolute path of a folder, whatever links, dots or (where the disk does not care) cases it was written with. */
export function realFolder(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch {
    // It is not there yet; the folders above it are.
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realFolder(parent), basename(absolute));
  }
}

/** Whether a folder is another one, or somewhere below it. Both as `realFolder` gives them. */
export function isWithin(folder: string, other: string): boolean {
  const path = relative(other, folder);
  return path === "" || !(path === ".." || path.startsWith(`..${sep}`) || resolve(path) === path);
}

/**
 * Makes sure that the built site, which every build replaces, and the enquiries, which nothing may replace or serve, are
 * kept apart.
 * @param siteDir SITE_DIR as it was given
 * @param dataDir DATA_DIR as it was given
 * @throws {SettingsError} where one is the other or lies inside it.
 */
export function checkFoldersApart(siteDir: string, dataDir: string): void {
  const [site, data] = [realFolder(siteDir), realFolder(dataDir)];
  if (!isWithin(data, site) && !isWithin(site, data)) return;
  throw new SettingsError(
    `SITE_DIR is "${siteDir}" and DATA_DIR is "${dataDir}". They should be two folders, neither inside the other: a build replaces the first, and the second holds the enquiries.`,
  );
}
