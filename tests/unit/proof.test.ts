import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ProofStep, prove } from "../proof/prove.ts";
import { type SiteFigures, updated } from "../proof/site-figures.ts";
import { steps } from "../proof/steps.ts";
import { type Figure, thirdOf } from "../support/figures.ts";

const page = `# Proof

<!-- \`npm run proof\` writes from here -->
<!-- to here -->

By hand.
`;
const site: SiteFigures = {
  figures: [{ id: "kills-lost", value: 7, command: "by hand", day: "2026-01-01" }],
  comparisons: [],
};

let root: string;
const read = (file: string) => readFileSync(join(root, file), "utf8");
const git = (...options: string[]) => execFileSync("git", options, { cwd: root, encoding: "utf8" }).trim();
const commit = () => {
  git("add", "--all");
  git("-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "--quiet", "--allow-empty", "-m", "Change");
  return git("rev-parse", "--short=10", "HEAD");
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kutch-it-proof-test-"));
  for (const folder of ["docs", "content"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "docs/proof.md"), page);
  writeFileSync(join(root, "content/proof.json"), JSON.stringify(site));
  writeFileSync(join(root, ".gitignore"), "node_modules\nruns\nbroken\n");
  git("init", "--quiet");
  for (const name of ["log", "table", "error"] as const) vi.spyOn(console, name).mockReturnValue();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** A step that records its run and reports a figure. */
const fake = (name: string, figure: Figure, more: Partial<ProofStep> = {}): ProofStep => ({
  name,
  what: `what ${name} does`,
  command: `cd ${root} && echo ${name}$PROOF_THIRD >> runs && echo '${JSON.stringify(figure)}' >> $PROOF_FIGURES && test ! -e broken`,
  ...more,
});
const kills = () => fake("attacks", { what: "lost", is: 0, limit: "0", site: "kills-lost" });
const paint = () => fake("gate", { what: "paint", is: 1.0634, unit: "s", limit: "at most 1.1" }, { isSampled: true });

const call = (only: string[] = [], thirds = [0], list = [kills(), paint()]) =>
  prove({
    ...{ root, only, thirds, steps: list, rule: "The rule.", mostMinutes: 75, day: "2026-11-24" },
    machine: () => ["2 cores"],
  });
const runs = () => read("runs").trim().split("\n").sort();
const rowOf = (name: string) =>
  read("docs/proof.md")
    .split("\n")
    .find((line) => line.startsWith(`| ${name}`));

describe("npm run proof", () => {
  it("writes each step with count and time, each figure with its limit, and what was not run", async () => {
    const name = commit();
    expect(await call()).toBe(0);
    const text = read("docs/proof.md");
    expect(text).toContain(`commit \`${name}\`, 2026-11-24`);
    expect(text).toContain("- 2 cores");
    expect(text).toContain("The rule.");
    expect(text).toMatch(/^# Proof\n[\s\S]*By hand\.\n$/);
    expect(rowOf("attacks |")).toBe(`| attacks | what attacks does | 1 | 0 | 0 s | ${name} | 2026-11-24 |`);
    expect(text).toContain(`| gate, third 1 of 3 | paint | 1.06 s | at most 1.1 | ${name} | 2026-11-24 |`);
    expect(rowOf("gate, third 2")).toBe("| gate, third 2 of 3 | what gate does | – | – | – | not run yet | – |");
  });

  it.each([
    [51, "at most 50", "**51**"],
    [50, "at most 50", "50"],
    [1000, "under 1,000", "**1,000**"],
    [26.7, "at least 26.8", "**26.7**"],
    [1, "0", "**1**"],
    ["A+, 130", "", "A+, 130"],
  ])("shows in bold what exceeds its limit: %s, %s", async (is, limit, shown) => {
    commit();
    await call([], [0], [fake("growth", { what: "size", is, limit })]);
    expect(rowOf("growth | size")).toContain(`| growth | size | ${shown} | ${limit} |`);
  });

  it("refuses a checkout with changes or new files, and runs nothing", async () => {
    commit();
    writeFileSync(join(root, "new.ts"), "");
    expect(await call()).toBe(2);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining("?? new.ts"));
    expect(() => read("runs")).toThrow("ENOENT");
  });

  it("lists its steps when an unknown one is asked for", async () => {
    commit();
    expect(await call(["gates"])).toBe(2);
    expect(console.error).toHaveBeenCalledWith('npm run proof has no step "gates". Its steps are "attacks", "gate".');
  });

  it("runs what has not run on this commit, and repeats what is named", async () => {
    commit();
    await call(["attacks"]);
    expect(runs()).toEqual(["attacks"]);
    await call();
    expect(runs()).toEqual(["attacks", "gate0"]);
    await call([], [1]);
    expect(runs()).toEqual(["attacks", "gate0", "gate1"]);
    await call(["attacks"]);
    expect(runs()).toEqual(["attacks", "attacks", "gate0", "gate1"]);
    expect(rowOf("attacks |")).toContain("at the 2. try");
  });

  it("runs the thirds of a step one after another, because they write into the same folders", async () => {
    commit();
    const slow = paint();
    const command = `cd ${root} && test ! -e busy && touch busy && sleep 0.1 && rm busy`;
    expect(await call(["gate"], [0, 1, 2], [{ ...slow, command, cores: 0.5 }])).toBe(0);
    expect(rowOf("gate, third 3")).toContain("| 1 | 0 |");
  });

  it("exits with 1 when a step fails, also at the next call, and writes the failure into the page", async () => {
    commit();
    writeFileSync(join(root, "broken"), "");
    expect(await call()).toBe(1);
    expect(rowOf("attacks |")).toContain("| 0 | **1** |");
    expect(read("docs/proof.md")).toContain("- attacks: its figures beyond a limit are in bold below");
    rmSync(join(root, "broken"));
    expect(await call()).toBe(1);
    expect(await call(["attacks", "gate"])).toBe(0);
  });

  it("keeps commit and day of what did not run on this commit, in the page and in the site's figures", async () => {
    const first = commit();
    await call();
    const second = commit();
    expect(second).not.toBe(first);
    await call(["gate"]);
    expect(rowOf("attacks |")).toContain(first);
    expect(rowOf("gate, third 1")).toContain(second);
    expect(JSON.parse(read("content/proof.json")).figures[0]).toEqual({
      ...{ id: "kills-lost", value: 0, day: "2026-11-24", commit: first },
      command: "npm run proof -- attacks",
    });
  });

  it("exits with 1 when a step changes a committed file", async () => {
    commit();
    const careless = { ...kills(), command: `echo "" >> ${root}/docs/proof.md` };
    expect(await call([], [0], [careless])).toBe(1);
  });
});

describe("a figure of the site that is measured in thirds", () => {
  const before: SiteFigures = {
    figures: [{ id: "pages", value: 90, command: "by hand", day: "2026-01-01" }],
    comparisons: [{ id: "home", unit: "ms", site: 1, bare: 2, template: 3, command: "by hand", day: "2026-01-01" }],
  };
  const third = (number: number, figure: Figure) => ({
    ...{
      name: `audit, third ${number} of 3`,
      day: "2026-11-24",
      tries: 1,
      seconds: 1,
      passed: 1,
      failed: 0,
      failures: [],
    },
    figures: [figure],
  });
  const pages: Figure = { what: "pages", is: 36, site: "pages", join: "sum" };

  it("is replaced once one commit has all three, and not before", () => {
    const two = [third(1, pages), third(2, pages)];
    expect(updated(before, two, "abc").figures).toEqual(before.figures);
    const [entry] = updated(before, [...two, third(3, pages)], "abc").figures;
    expect(entry).toEqual({
      id: "pages",
      value: 108,
      command: "npm run proof -- audit",
      day: "2026-11-24",
      commit: "abc",
    });
  });

  it("has its comparison replaced completely or not at all", () => {
    const paint = (template?: number) =>
      third(1, { what: "", is: 10, site: "home", beside: { bare: 9, ...(template && { template }) } });
    expect(updated(before, [paint()], "abc").comparisons).toEqual(before.comparisons);
    expect(updated(before, [paint(11)], "abc").comparisons).toMatchObject([{ site: 10, bare: 9, template: 11 }]);
  });
});

it("three consecutive nights test each page once, also around New Year", () => {
  const pages = Array.from({ length: 107 }, (_, page) => page);
  const nights = ["2026-12-31", "2027-01-01", "2027-01-02"].map((day) => String((Date.parse(day) / 86_400_000) % 3));
  expect(nights.flatMap((night) => thirdOf(pages, night)).sort((a, b) => a - b)).toEqual(pages);
  expect(thirdOf(pages, "")).toEqual(pages);
});

it("the proof has these steps, each with a description of its own", () => {
  expect(steps.map(({ name }) => name).sort()).toEqual([
    "attacks",
    "audit",
    "back",
    "build",
    "commands",
    "engines",
    "gate",
    "growth",
    "hosts",
    "mutation",
    "parts",
    "soak",
    "spam",
    "states",
  ]);
});
