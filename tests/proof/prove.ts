import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Result, runSteps, type Step } from "../steps.ts";
import { toldIn } from "../support/figures.ts";
import { Checkout, proofPage, siteFigures } from "./kept.ts";
import { type ListedStep, writePage } from "./page.ts";
import { updated } from "./site-figures.ts";

/** A step of the proof. Its command writes a report to `$PROOF_REPORT` and figures to `$PROOF_FIGURES`. */
export type ProofStep = {
  /** One word that selects the step. */
  name: string;
  what: string;
  command: string;
  env?: Record<string, string>;
  report?: "vitest" | "playwright";
  after?: string[];
  cores?: number;
  /** Whether the step runs only the third of its work that `$PROOF_THIRD` names (`thirdOf`). */
  isSampled?: true;
  /** Whether the step runs in every call with a later step. */
  isAlways?: true;
};

const thirdName = (name: string, third: number) => `${name}, third ${third + 1} of 3`;

/** The steps by their names on the page: a sampled one three times. */
const listed = (steps: ProofStep[]): ListedStep[] =>
  steps.flatMap(({ name, what, isSampled }) =>
    (isSampled ? [0, 1, 2].map((third) => thirdName(name, third)) : [name]).map((full) => ({ name: full, what })),
  );

/** The steps to run: the chosen thirds, each with its own report. */
function toRun(steps: ProofStep[], thirds: number[], reports: string): Step[] {
  const names = ({ name, isSampled }: ProofStep) =>
    isSampled ? thirds.map((third) => [thirdName(name, third), String(third)]) : [[name, ""]];
  return steps.flatMap((step) =>
    names(step).map(([name = "", third = ""], place, all) => {
      // Thirds run one after another, because they write to the same folders.
      const [before] = all[place - 1] ?? [];
      const file = join(reports, name.replaceAll(/\W+/g, "-"));
      return {
        name,
        command: step.command,
        env: { ...step.env, PROOF_THIRD: third, PROOF_REPORT: `${file}.json`, PROOF_FIGURES: `${file}.figures` },
        ...(step.report && { report: { kind: step.report, file: `${file}.json` } }),
        after: [
          ...(before ? [before] : []),
          ...(step.after ?? []).flatMap((other) =>
            steps.filter((one) => one.name === other).flatMap((one) => names(one).map(([full = ""]) => full)),
          ),
        ],
        ...(step.cores && { cores: step.cores }),
      };
    }),
  );
}

export type ProofOptions = {
  /** The folder of the checkout. */
  root: string;
  steps: ProofStep[];
  /** Names of steps to run again; empty for all steps that have not run on this commit. */
  only: string[];
  thirds: number[];
  rule: string;
  mostMinutes: number;
  /** Cores, Node and engines. Asked after the steps, because some install engines. */
  machine: () => string[];
  day: string;
};

/** Writes both pages from this commit's results and the earlier pages. */
function writePages(checkout: Checkout, { steps, rule, mostMinutes, machine, day }: ProofOptions): void {
  const { root, commit, kept } = checkout;
  const read = (page: string) => readFileSync(join(root, page), "utf8");
  const run = { commit, day, machine: machine(), minutes: Math.round(kept.seconds / 60), mostMinutes };
  checkout.write(proofPage, writePage(read(proofPage), run, rule, listed(steps), kept.steps));
  const figures = updated(JSON.parse(read(siteFigures)), Object.values(kept.steps), commit);
  checkout.write(siteFigures, `${JSON.stringify(figures, null, 2)}\n`);
}

const refusal = (changes: string[]) =>
  [
    "The proof is of a commit, and this checkout differs from its commit:",
    ...changes.map((change) => `  ${change}`),
    "Commit that, or put it away (git stash --include-untracked), and call again.",
  ].join("\n");

/**
 * Runs the steps that have not run on the checked-out commit, stores each result, and writes the pages.
 * @returns the exit code: 1 when a step failed, now or in an earlier call on this commit, 2 when nothing could be run
 */
export async function prove(options: ProofOptions): Promise<number> {
  const { root, steps, only, thirds, day } = options;
  const unknown = only.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const names = steps.map(({ name }) => `"${name}"`).join(", ");
    console.error(`npm run proof has no step "${unknown.join('", "')}". Its steps are ${names}.`);
    return 2;
  }
  const checkout = new Checkout(root);
  checkout.restore();
  const changes = checkout.changes();
  if (changes.length > 0) {
    console.error(refusal(changes));
    return 2;
  }

  const { kept, commit } = checkout;
  const reports = mkdtempSync(join(tmpdir(), "kutch-it-proof-"));
  const asked = steps.filter(({ name }) => only.length === 0 || only.includes(name));
  const isNeeded = ({ name, isAlways }: ProofStep) => isAlways && asked.some(({ after }) => after?.includes(name));
  const chosen = steps.filter((step) => asked.includes(step) || isNeeded(step));
  const always = new Set(steps.filter(({ isAlways }) => isAlways).map(({ name }) => name));
  const run = toRun(chosen, thirds, reports).filter(
    ({ name }) => only.length > 0 || always.has(name) || !kept.steps[name],
  );
  console.log(`Commit ${commit}: ${run.length} steps to run, ${Object.keys(kept.steps).length} kept.`);
  const start = performance.now();
  let counted = 0;
  const keep = (result: Result) => {
    const tries = always.has(result.name) ? 1 : (kept.steps[result.name]?.tries ?? 0) + 1;
    const file = join(reports, `${result.name.replaceAll(/\W+/g, "-")}.figures`);
    kept.steps[result.name] = { ...result, figures: toldIn(file), day, tries };
    const seconds = Math.round((performance.now() - start) / 1000);
    kept.seconds += seconds - counted;
    counted = seconds;
    checkout.save();
  };
  const results = await runSteps(run, keep);
  rmSync(reports, { recursive: true });

  const left = checkout.changes();
  if (left.length > 0) console.error(`A step has changed the checkout:\n${left.join("\n")}`);
  writePages(checkout, options);
  console.log();
  console.table(results.map(({ failures, ...figures }) => figures));
  const failed = Object.values(kept.steps).filter((step) => step.failed > 0);
  for (const { name, failures } of failed) for (const failure of failures) console.log(`Failed: ${name}: ${failure}`);
  console.log(`${Math.round(kept.seconds / 60)} min on ${commit}. Written: ${proofPage}, ${siteFigures}`);
  return failed.length + left.length > 0 ? 1 : 0;
}
