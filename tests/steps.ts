import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A command of which the exit code or a report says whether it passed. */
export type Step = {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Where the runner writes how many tests passed. A step without a report is one test. */
  report?: { kind: "vitest" | "playwright"; file: string };
  /** Steps that have to be over before, passed or not; those that are not run at all are not waited for. */
  after?: string[];
  /** How many of the cores it is given, 1 where not said; less where it waits more than it computes, or may take longer. */
  cores?: number;
};

/** Of a step that is over. */
export type Result = {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  /** Those that failed: each one's name, and the first lines of what it says. */
  failures: string[];
};

/** What the steps share: fewer steps side by side than would slow each other down. */
const cores = 2;

/** Prints a step's output in one piece when it is over, so that those of steps side by side are not mixed. */
function run({ name, command, env }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    // Not `exit`: the last of the output may come after it.
    child.on("close", (code) => {
      process.stdout.write(`\n── ${name}\n${Buffer.concat(output)}`);
      resolve(code === 0);
    });
  });
}

/** What the reports of the runners have of the tests that failed. */
type VitestReport = {
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
};
type PlaywrightTest = { results: { error?: { message?: string } }[] };
type PlaywrightSuite = {
  specs: { ok: boolean; file: string; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};

/** A log is often cut at its beginning, where the error stands: its first lines are told at the end again. */
const told = (name: string, error = "") =>
  [name, ...stripVTControlCharacters(error).split("\n").slice(0, 12)].join("\n  ");

const failedInVitest = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) =>
        told(`${relative(process.cwd(), name)}: ${fullName}`, failureMessages[0]),
      ),
  );

const failedInPlaywright = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return told(`${file}: ${title}`, errors[0]);
    }),
  ...suites.flatMap(failedInPlaywright),
];

/** Tests passed and failed, as the step's own report counts them, and the names of the failed. */
function count({ name, report }: Step, passed: boolean): Pick<Result, "passed" | "failed" | "failures"> {
  const failures = passed ? [] : [name];
  if (!report) return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures };
  try {
    const data = JSON.parse(readFileSync(report.file, "utf8"));
    const [good, bad] =
      report.kind === "vitest"
        ? [data.numPassedTests, data.numFailedTests]
        : [data.stats.expected, data.stats.unexpected + data.stats.flaky];
    const named = report.kind === "vitest" ? failedInVitest(data) : data.suites.flatMap(failedInPlaywright);
    // A runner may also end for another reason than a test: then something failed that it did not count.
    return { passed: good, failed: passed ? bad : Math.max(1, bad), failures: named.length > 0 ? named : failures };
  } catch {
    return { passed: 0, failed: 1, failures: [name] };
  }
}

async function measure(step: Step): Promise<Result> {
  const start = performance.now();
  const passed = await run(step);
  return { name: step.name, seconds: Math.round((performance.now() - start) / 1000), ...count(step, passed) };
}

/**
 * Runs all steps, side by side where there are cores for them: each begins as early as what it comes after and the steps
 * before it in the list allow.
 * @param keep is told each result as it comes
 * @returns their results in the order of the list
 */
export async function runSteps(steps: Step[], keep?: (result: Result) => void): Promise<Result[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const results = new Map<string, Result>();
  const isReady = ({ after = [] }: Step) =>
    after.every((name) => results.has(name) || !steps.some((step) => step.name === name));
  const free = () => cores - [...running.keys()].reduce((sum, step) => sum + (step.cores ?? 1), 0);

  const begin = (step: Step) => {
    console.log(`${step.name} begins`);
    waiting.splice(waiting.indexOf(step), 1);
    const done = measure(step).then((result) => {
      running.delete(step);
      results.set(step.name, result);
      keep?.(result);
    });
    running.set(step, done);
  };

  while (waiting.length + running.size > 0) {
    for (const step of [...waiting]) if (isReady(step) && (step.cores ?? 1) <= free()) begin(step);
    await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
