import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { settings } from "../settings/index.ts";
import { filesBelow } from "./files.ts";
import { lastContentCommit } from "./seo/git-dates.ts";

const root = join(import.meta.dirname, "..");
/** The files that a build depends on. */
const inputs = ["app", "content", "enquiry", "pipeline", "server", "settings", "package-lock.json", "vite.config.ts"];

/** A hash of all inputs of the build but the history, wherever the project lies. */
function hashInputs(): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  // The copyright line's year, and security.txt, which must not outlive itself: a site older than its month is built anew.
  hash.update(new Date().toISOString().slice(0, 7));
  for (const input of inputs) {
    const files = /\.\w+$/.test(input) ? [input] : filesBelow(join(root, input)).map((file) => `${input}/${file}`);
    for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  }
  for (const { portrait } of settings.team) {
    if (portrait && existsSync(join(root, portrait))) hash.update(readFileSync(join(root, portrait)));
  }
  return hash.digest("hex");
}

const stampName = "stamp";

const stampSchema = z.object({
  madeBy: z.literal("kutch-it-website"),
  /** Hash of what it was made of; null until the build is finished. */
  inputs: z.string().nullable(),
  /** The last commit of the content, which dates the pages. Empty where there was no history. */
  commit: z.string(),
  /** Every file and folder of the build. */
  entries: z.array(z.string()),
});

/** What a build leaves in its folder, by which the next one knows the folder and all that is in it as its own. */
export type Stamp = z.infer<typeof stampSchema>;

/** Every file, folder and link below a folder but its stamp. Links are not followed, as Node's own recursion would. */
const entriesBelow = (folder: string, within = ""): string[] =>
  readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = `${within}${entry.name}`;
    if (path === stampName) return [];
    return entry.isDirectory() ? [path, ...entriesBelow(folder, `${path}/`)] : [path];
  });

function write(folder: string, stamp: Omit<Stamp, "madeBy">): void {
  writeFileSync(join(folder, stampName), JSON.stringify({ madeBy: "kutch-it-website", ...stamp }));
}

/** Marks a folder in which a build begins. */
export const markUnfinished = (folder: string) => write(folder, { inputs: null, commit: "", entries: [] });

/** Remembers what a finished build was made of, and all that it made. */
export const writeStamp = (folder: string) =>
  write(folder, { inputs: hashInputs(), commit: lastContentCommit(), entries: entriesBelow(folder) });

/**
 * The stamp of a folder; undefined where it has none that a build wrote. Up to 1.0.0 it was the hash alone: nobody can say
 * then which files are the build's.
 */
export function readStamp(
  folder: string,
): Stamp | (Pick<Stamp, "inputs" | "commit"> & { entries: undefined }) | undefined {
  const file = join(folder, stampName);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  if (/^[0-9a-f]{64}$/.test(text)) return { inputs: text, commit: "", entries: undefined };
  try {
    return stampSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What is in a folder and was not made by the finished build whose stamp it carries. Without a stamp, everything. */
export function foreignEntries(folder: string): string[] {
  const own = new Set(readStamp(folder)?.entries);
  return entriesBelow(folder).filter((entry) => !own.has(entry));
}

/**
 * Whether the folder holds a finished build of the inputs as they are now. Where there is no history, as in a copy without
 * `.git`, the dates that the build took from it are the best there are.
 */
export function isCurrent(folder: string): boolean {
  const stamp = readStamp(folder);
  return stamp?.inputs === hashInputs() && ["", stamp.commit].includes(lastContentCommit());
}
