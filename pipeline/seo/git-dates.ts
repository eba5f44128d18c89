import { execFileSync } from "node:child_process";
import { join, parse } from "node:path";
import { sourcesOf } from "../../app/content/.server/links/addresses.ts";

const project = join(import.meta.dirname, "../..");

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

/** What a content file belongs to: the page of its own name, and its folder. */
function ownersOf(file: string): string[] {
  const { dir, name } = parse(file);
  return [dir, `${dir}/${name}`];
}

/**
 * When the content of each file and folder was last changed, as 2026-11-20, by the history of the project. Empty without
 * Git, outside of a repository, and in a shallow clone, where every file would seem to be as old as the last commit.
 */
function readHistory(root: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>();
  try {
    if (git(root, "rev-parse", "--is-shallow-repository").trim() !== "false") return changes;
    let day = "";
    /** Where files lie now that only moved, by where they lay: a move changes no word. */
    const moved = new Map<string, string>();
    const log = git(root, "log", "--format=:%cs", "--name-status", "--find-renames=100%", "--", "content");
    for (const line of log.split("\n")) {
      const [status = "", before = "", after] = line.split("\t");
      if (line.startsWith(":")) day = line.slice(1);
      else if (after) moved.set(before, moved.get(after) ?? after);
      else
        for (const source of ownersOf(moved.get(before) ?? before))
          if (status && day > (changes.get(source) ?? "")) changes.set(source, day);
    }
  } catch {
    changes.clear();
  }
  return changes;
}

/** The commit that last touched the content, and with it the dates of pages. Empty where there is no history. */
export function lastContentCommit(): string {
  try {
    return git(project, "log", "-1", "--format=%H", "--", "content");
  } catch {
    return "";
  }
}

/**
 * Looks up when the words of a page were last changed: its content file's, or the newest of its folder's.
 * @param root another project than this one, for tests
 */
export function gitDates(root = project): (path: string) => string | undefined {
  const changes = readHistory(root);
  return (path) => {
    const days = sourcesOf(path).flatMap((source) => changes.get(source) ?? []);
    return days.sort().at(-1);
  };
}
