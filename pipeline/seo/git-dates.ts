import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { filesAndFoldersOf } from "../../app/content/links/page-addresses.ts";
import { root } from "../files.ts";

/** What Git says; empty without Git and outside a repository. */
const git = (cwd: string, ...args: string[]): string => spawnSync("git", args, { cwd, encoding: "utf8" }).stdout ?? "";

/**
 * The day of each content file's and folder's last change, such as 2026-11-20, from the project's history. Empty
 * without Git and outside a repository. It is also empty in a shallow clone, where all files seem to date from the last
 * commit.
 */
export function readFileChangeDates(folder = root): ReadonlyMap<string, string> {
  const changes = new Map<string, string>();
  if (git(folder, "rev-parse", "--is-shallow-repository").trim() !== "false") return changes;
  let day = "";
  /** The present paths of moved files, by their previous ones. A mere move changes no text, so it does not count as a change. */
  const moved = new Map<string, string>();
  const log = git(folder, "log", "--format=:%cs", "--name-status", "--find-renames=100%", "--", "content");
  for (const line of log.split("\n")) {
    const [status = "", before = "", after] = line.split("\t");
    if (line.startsWith(":")) day = line.slice(1);
    else if (after) moved.set(before, moved.get(after) ?? after);
    else
      for (const source of [moved.get(before) ?? before, dirname(moved.get(before) ?? before)])
        if (status && day > (changes.get(source) ?? "")) changes.set(source, day);
  }
  return changes;
}

/** The last commit that changed the content. The dates of pages depend on it. Empty without a history. */
export const lastContentCommit = (): string => git(root, "log", "-1", "--format=%H", "--", "content");

/**
 * Returns the day on which a page's text was last changed: that of its content file, or the latest in its folder.
 * @param folder another project, for tests
 */
export function readPageChangeDates(folder = root): (path: string) => string | undefined {
  const changes = readFileChangeDates(folder);
  return (path) => {
    const days = filesAndFoldersOf(path).flatMap((source) => changes.get(source) ?? []);
    return days.sort().at(-1);
  };
}
