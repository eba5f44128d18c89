import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { filesBelow } from "../files.ts";
import { isFinished } from "../publish.ts";

/** A page that was opened before a release can load the files of its own build for this long. */
const keptMs = 24 * 3_600_000;

/** Folders with files that scripts of an open page load by names of their build. */
const keptFolders = ["assets", "search"];

/** The end of each kept file's time, by its path below `earlier/`. */
const untilSchema = z.record(z.string(), z.iso.datetime());

const listOf = (folder: string) => join(folder, "earlier.json");

function readUntil(folder: string): Record<string, string> {
  const file = listOf(folder);
  return existsSync(file) ? untilSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/**
 * Copies into `earlier/` the files of previous builds that this one lacks. An open page still loads them
 * (docs/decisions/releases.md).
 * @param folder of the new build
 * @param replaced the folder that it replaces; ignored unless it is a finished build
 */
export function keepPreviousAssets(folder: string, replaced: string, now = Date.now()): void {
  const until: Record<string, string> = {};
  const keep = (from: string, file: string, end: string) => {
    if (existsSync(join(folder, "client", file))) return;
    cpSync(join(from, file), join(folder, "earlier", file));
    until[file] = end;
  };
  if (isFinished(replaced)) {
    for (const [file, end] of Object.entries(readUntil(replaced)))
      if (Date.parse(end) > now) keep(join(replaced, "earlier"), file, end);
    const end = new Date(now + keptMs).toISOString();
    for (const name of keptFolders) {
      const from = join(replaced, "client", name);
      if (existsSync(from)) for (const file of filesBelow(from)) keep(join(replaced, "client"), `${name}/${file}`, end);
    }
  }
  writeFileSync(listOf(folder), JSON.stringify(until));
}
