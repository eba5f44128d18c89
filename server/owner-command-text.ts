import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A Worker has neither a file system nor a command line. */
const isWorker = navigator.userAgent === "Cloudflare-Workers";

/** The folder of the build that this program belongs to, with links resolved; `null` in a checkout and on Workers. */
export function runningBuildFolder(): string | null {
  // Files of a build end in .mjs, sources in .ts.
  const { filename } = import.meta;
  return isWorker || !filename.endsWith(".mjs") ? null : join(dirname(filename), "..");
}

/** The same folder as it was started: a link to the newest release outlasts the release. */
export function releaseFolder(): string | null {
  const release = runningBuildFolder();
  if (release === null) return null;
  const started = dirname(process.argv[1] ?? "");
  return existsSync(join(started, "enquiries.mjs")) ? started : release;
}

/** Quotes a word for a shell where it needs that. */
export const quoteForShell = (word: string) =>
  /^[\w./:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The command line that the owner types on this host, for a mail or a message.
 * @param words the command and its arguments; empty for the inbox
 */
export function ownerCommand(words = ""): string {
  const release = releaseFolder();
  // A file that root makes in the store could not be opened by the server (docs/deploy/node.md).
  const user = release?.startsWith("/opt/kutch-it/") ? "runuser -u kutch-it --" : "";
  if (release) return [user, "node", quoteForShell(join(release, "enquiries.mjs")), words].filter(Boolean).join(" ");
  const all = [words, isWorker ? "--d1 remote" : ""].filter(Boolean).join(" ");
  return `npm run enquiries${all && ` -- ${all}`}`;
}
