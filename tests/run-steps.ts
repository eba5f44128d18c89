import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

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

/** Of a step that is over. `failures` are the names of the tests that failed. */
type Result = { name: string; seconds: number; passed: number; failed: number; failures: string[] };

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

/** What the reports of the runners have of their tests. */
type VitestReport = {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightSuite = { specs: { ok: boolean; file: string; title: string }[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = { stats: { expected: number }; suites: PlaywrightSuite[] };

const failedInVitest = ({ testResults }: VitestReport) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName }) => fullName);

const failedInPlaywright = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedInPlaywright),
];

/** Tests passed and failed, as the step's own report counts them. */
function count({ name, report }: Step, passed: boolean): Omit<Result, "name" | "seconds"> {
  let [good, failures]: [number, string[]] = [report ? 0 : Number(passed), []];
  try {
    const data = report && JSON.parse(readFileSync(report.file, "utf8"));
    if (report?.kind === "vitest") [good, failures] = [(data as VitestReport).numPassedTests, failedInVitest(data)];
    if (report?.kind === "playwright")
      [good, failures] = [(data as PlaywrightReport).stats.expected, data.suites.flatMap(failedInPlaywright)];
  } catch {
    failures = [`${name}, which ended before it wrote its report`];
  }
  // A runner may also end for another reason than a test: then something failed that it did not count.
  if (!passed && failures.length === 0) failures = [name];
  return { passed: good, failed: failures.length, failures: failures.map((failure) => `${name}: ${failure}`) };
}

async function measure(step: Step): Promise<Result> {
  const start = performance.now();
  const passed = await run(step);
  return { name: step.name, seconds: Math.round((performance.now() - start) / 1000), ...count(step, passed) };
}

/**
 * Runs all steps, side by side where there are cores for them: each begins as early as what it comes after and the steps
 * before it in the list allow.
 * @returns their results in the order of the list
 */
export async function runSteps(steps: Step[]): Promise<Result[]> {
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
    });
    running.set(step, done);
  };

  while (waiting.length + running.size > 0) {
    for (const step of [...waiting]) if (isReady(step) && (step.cores ?? 1) <= free()) begin(step);
    await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
