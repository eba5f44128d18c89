import { spawnSync } from "node:child_process";
import { availableParallelism, cpus, release, totalmem } from "node:os";
import { python } from "../browsers/support/engines/installed.ts";
import { tell } from "../support/figures.ts";
import { onPath } from "../support/on-path.ts";

/** The version that a program prints; undefined when it is missing. */
function said(program: string | undefined, ...options: string[]): string | undefined {
  if (!program) return undefined;
  const { status, stdout } = spawnSync(program, options, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

const webkitVersion =
  'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2 as w; ' +
  'print("WebKitGTK %d.%d.%d" % (w.get_major_version(), w.get_minor_version(), w.get_micro_version()))';

/** The installed engines with their versions, found as the proof's steps find them. */
const engines = (): string[] =>
  [
    said(
      process.env.CHROMIUM_PATH ??
        onPath("chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable"),
      "--version",
    ),
    said(process.env.FIREFOX_PATH ?? onPath("firefox-esr", "firefox"), "--version"),
    said(python, "-c", webkitVersion),
  ].filter((version) => version !== undefined);

/** What the figures depend on, one per line. */
export function machine(): string[] {
  const model = cpus()[0]?.model.trim() || "processor without a name";
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${availableParallelism()} cores (${model}), ${memory} GB of memory, Linux ${release()}`,
    `Node ${process.versions.node}`,
    engines().join(", ") || "no engine of a browser",
  ];
}

/** Name and first numbers of an engine's version: `Firefox 153`, `WebKitGTK 2.50`. */
const short = (version: string) => version.replace(/^(?:.* )?(WebKitGTK \d+\.\d+|\w+ \d+).*$/, "$1");

// Run after the journeys in three engines, which install missing ones.
if (import.meta.main) tell({ what: "engines", is: engines().map(short).join(", "), site: "engines" });
