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

/** A hash of all inputs of the build except the history. It does not depend on where the project lies. */
function hashInputs(): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  // The month counts because the year of the copyright line and the expiry of security.txt depend on the day of the
  // build.
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

/** The manifest's file name in a build's folder. It is fixed: builds since 1.0.0 are recognised by it. */
const manifestName = "stamp";

const manifestSchema = z.object({
  madeBy: z.literal("kutch-it-website"),
  /** Hash of what the build was made of; null until the build is finished. */
  inputs: z.string().nullable(),
  /** The last commit of the content, which dates the pages. Empty without a history. */
  commit: z.string(),
  /** Every file and folder of the build. */
  entries: z.array(z.string()),
});

/** What a build writes into its folder. By it the next build tells its own files from other people's before it deletes any. */
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Every file, folder and link below a folder except its manifest. Unlike Node's own recursion it does not follow links.
 */
const entriesBelow = (folder: string, within = ""): string[] =>
  readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = `${within}${entry.name}`;
    if (path === manifestName) return [];
    return entry.isDirectory() ? [path, ...entriesBelow(folder, `${path}/`)] : [path];
  });

function write(folder: string, manifest: Omit<Manifest, "madeBy">): void {
  writeFileSync(join(folder, manifestName), JSON.stringify({ madeBy: "kutch-it-website", ...manifest }));
}

/** Marks a folder in which a build begins. */
export const markUnfinished = (folder: string) => write(folder, { inputs: null, commit: "", entries: [] });

/** Writes down what a finished build was made of, and every file that it made. */
export const writeManifest = (folder: string) =>
  write(folder, { inputs: hashInputs(), commit: lastContentCommit(), entries: entriesBelow(folder) });

/**
 * The manifest of a folder; undefined when no build wrote one. A manifest of 1.0.0 is the hash alone and lists no
 * files, so `entries` is undefined.
 */
export function readManifest(
  folder: string,
): Manifest | (Pick<Manifest, "inputs" | "commit"> & { entries: undefined }) | undefined {
  const file = join(folder, manifestName);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  if (/^[0-9a-f]{64}$/.test(text)) return { inputs: text, commit: "", entries: undefined };
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Everything in a folder that the build of its manifest did not make. Without a manifest, everything. */
export function foreignEntries(folder: string): string[] {
  const own = new Set(readManifest(folder)?.entries);
  return entriesBelow(folder).filter((entry) => !own.has(entry));
}

/**
 * Whether the folder holds a finished build of the present inputs. Without a history, as in a copy without `.git`, the
 * commit is not compared, because no better dates can be had than those of the build.
 */
export function isCurrent(folder: string): boolean {
  const manifest = readManifest(folder);
  return manifest?.inputs === hashInputs() && ["", manifest.commit].includes(lastContentCommit());
}
