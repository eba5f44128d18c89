import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** There neither a file system nor a command line is asked. */
const isWorker = navigator.userAgent === "Cloudflare-Workers";

/** The folder of the build that this program is of, whatever link it was started by; `null` in a checkout and on Workers. */
export function builtFolder(): string | null {
  // A bundle of the build ends so; sources end in .ts.
  const { filename } = import.meta;
  return isWorker || !filename.endsWith(".mjs") ? null : join(dirname(filename), "..");
}

/** The same as it was started: a link that leads to the newest release lasts longer than the release. */
export function releaseFolder(): string | null {
  const release = builtFolder();
  if (release === null) return null;
  const started = dirname(process.argv[1] ?? "");
  return existsSync(join(started, "enquiries.mjs")) ? started : release;
}

/** A word of a shell's command. */
export const quoted = (word: string) =>
  /^[\w./:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/**
 * What the owner types where this program runs, for a mail or a message.
 * @param words the command and what follows it; none for the inbox
 */
export function ownerCommand(words = "", program: "enquiries" | "vitals" = "enquiries"): string {
  const release = releaseFolder();
  if (release) return ["node", quoted(join(release, `${program}.mjs`)), words].filter(Boolean).join(" ");
  const all = [words, isWorker ? "--d1 remote" : ""].filter(Boolean).join(" ");
  return `npm run ${program}${all && ` -- ${all}`}`;
}
