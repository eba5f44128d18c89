import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** The first commit whose subject must follow CONTRIBUTING.md, "Commits", is the one after this. */
const begin = "2e97264247d0acc5f654e4c7dc6f6b6e3be814f5";

const git = (...options: string[]) => execFileSync("git", options, { encoding: "utf8" });

/**
 * The commits since then, without merges. Empty in a shallow clone, whose history may not reach back so far.
 * @throws when a whole history lacks that commit, because no subject would be checked
 */
function newCommits(): { subject: string; body: string }[] {
  if (git("rev-parse", "--is-shallow-repository").trim() === "true") return [];
  const log = git("log", "--no-merges", "--format=%s%x1f%b%x1e", `${begin}..HEAD`);
  return log
    .split("\x1e")
    .map((entry) => entry.trim().split("\x1f"))
    .flatMap(([subject, body = ""]) => (subject ? [{ subject, body }] : []));
}

/** The faults of a subject. The end of the first word tells past tense and third person. */
function faultsOf(subject: string): string[] {
  const [first = ""] = subject.split(" ");
  return [
    ...(subject.length > 72 ? [`has ${subject.length} characters: 72 at most`] : []),
    ...(/^[A-Z][a-z]+$/.test(first) ? [] : ["begins with something else than a word: begin with what it does"]),
    ...(/(?:ed|ing|[^s]s)$/.test(first) && !["Need", "Feed", "Embed", "Bring", "String"].includes(first)
      ? [`begins with "${first}": write it in the imperative, as in "Show the work on home"`]
      : []),
    ...(subject.endsWith(".") ? ["ends with a full stop"] : []),
  ];
}

it("the subjects of new commits are in the imperative and have 72 characters at most", () => {
  const faults = newCommits().flatMap(({ subject }) => faultsOf(subject).map((fault) => `"${subject}" ${fault}`));
  expect(faults).toEqual([]);
});

it("the check accepts a good subject and finds each fault", () => {
  expect(faultsOf("Show the work on the home page")).toEqual([]);
  expect(faultsOf("Added the work.").join()).toMatch(/imperative.*full stop/);
  expect(faultsOf("wip")).toHaveLength(1);
  expect(faultsOf(`Show ${"the work ".repeat(9)}`)).toHaveLength(1);
});
