import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runSteps, type Step } from "../steps.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kutch-it-steps-"));
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const notes = () => readFileSync(join(folder, "notes"), "utf8").trim().split("\n");

it("begins what needs another step after it, also where that one failed, and does not wait for one that is not run", async () => {
  const results = await runSteps([
    { name: "built", command: `sleep 0.3; echo "built" >> "${folder}/notes"; exit 3` },
    { name: "reads", command: `echo "reads" >> "${folder}/notes"`, after: ["built", "not run"] },
  ]);
  expect(notes()).toEqual(["built", "reads"]);
  expect(results.map(({ failed }) => failed)).toEqual([1, 0]);
});

it("counts what the reports count; a test that passed at a second try, a runner that ended badly and a report that is missing are failures", async () => {
  const reported = (kind: "vitest" | "playwright", data: object, exit: number): Step => {
    const file = join(folder, `${Math.random()}.json`);
    writeFileSync(file, JSON.stringify(data));
    return { name: file, command: `exit ${exit}`, report: { kind, file } };
  };
  const red = { name: "unit/a.test.ts", assertionResults: [{ status: "failed", fullName: "adds up" }] };
  const suite = { specs: [], suites: [{ specs: [{ ok: false, file: "a.spec.ts", title: "opens" }] }] };
  const results = await runSteps([
    reported("vitest", { numPassedTests: 7, numFailedTests: 0, testResults: [] }, 0),
    reported("vitest", { numPassedTests: 7, numFailedTests: 2, testResults: [red] }, 1),
    reported("vitest", { numPassedTests: 7, numFailedTests: 0, testResults: [] }, 1),
    reported("playwright", { stats: { expected: 5, unexpected: 1, flaky: 1 }, suites: [suite] }, 1),
    { name: "none", command: "exit 0", report: { kind: "vitest", file: join(folder, "missing") } },
  ]);
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [7, 0],
    [7, 2],
    [7, 1],
    [5, 2],
    [0, 1],
  ]);
  const names = ["unit/a.test.ts: adds up", expect.stringMatching(/json$/), "a.spec.ts: opens", "none"];
  expect(results.flatMap(({ failures }) => failures)).toEqual(names);
});
