import { cpSync, existsSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { isFinishedBuild } from "../build-folder.ts";
import { filesBelow } from "../files.ts";

/** A page that was opened before a release can load the files of its own build for this long. */
const keptMs = 24 * 3_600_000;

/** Folders with files that scripts of an open page load by names of their build. */
const keptFolders = ["assets", "search"];

/**
 * Copies into `earlier/` the files of previous builds that this one lacks. An open page still loads them
 * (docs/decisions/releases.md). The time of such a file is when its build was replaced.
 * @param folder of the new build
 * @param replaced the folder that it replaces; ignored unless it is a finished build
 */
export function keepPreviousAssets(folder: string, replaced: string, now = Date.now()): void {
  if (!isFinishedBuild(replaced)) return;
  for (const part of ["client", "earlier"])
    for (const name of keptFolders.filter((kept) => existsSync(join(replaced, part, kept))))
      for (const file of filesBelow(join(replaced, part, name)).map((below) => join(name, below))) {
        const [old, kept] = [join(replaced, part, file), join(folder, "earlier", file)];
        const replacedAt = part === "client" ? now : statSync(old).mtimeMs;
        if (existsSync(join(folder, "client", file)) || existsSync(kept) || now - replacedAt > keptMs) continue;
        cpSync(old, kept);
        utimesSync(kept, replacedAt / 1000, replacedAt / 1000);
      }
}
