import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../settings/index.ts";
import { filesBelow } from "./files.ts";
import { lastContentCommit } from "./seo/git-dates.ts";

const root = join(import.meta.dirname, "..");
/** The files that a built site depends on. */
const inputs = [
  "app",
  "content",
  "enquiry",
  "pipeline",
  "settings",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** A hash of all inputs of the build: the same stamp means the same site. */
export function inputStamp(): string {
  const hash = createHash("sha256").update(JSON.stringify(settings)).update(lastContentCommit());
  // The copyright line's year, and security.txt, which must not outlive itself: a site older than its month is built anew.
  hash.update(new Date().toISOString().slice(0, 7));
  for (const input of inputs) {
    const path = join(root, input);
    const files = /\.\w+$/.test(input) ? [path] : filesBelow(path).map((file) => join(path, file));
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

const stampFile = (buildFolder: string) => join(buildFolder, "stamp");

/** Remembers what a finished build was made of. */
export const writeStamp = (buildFolder: string) => writeFileSync(stampFile(buildFolder), inputStamp());

/** Whether the folder holds a finished build of the inputs as they are now. */
export const isCurrent = (buildFolder: string) =>
  existsSync(stampFile(buildFolder)) && readFileSync(stampFile(buildFolder), "utf8") === inputStamp();
