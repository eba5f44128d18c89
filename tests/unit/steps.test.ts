import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runSteps, type Step } from "../steps.ts";

let folder: string;
let printed = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kutch-it-steps-"));
  printed = "";
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Notes its beginning and its end in one file. */
const noting = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: `cd "${folder}" && echo "${name} (" >> notes && echo "${name} says" && sleep 0.3 && echo "${name} )" >> notes`,
  ...more,
});
const notes = () => readFileSync(join(folder, "notes"), "utf8").trim().split("\n");

it("runs two steps side by side, and one that takes both cores alone", async () => {
  // Each of the two ends only when the other has begun.
  const meeting = (name: string, other: string): Step => ({
    name,
    command: `cd "${folder}" && touch ${name} && until [ -e ${other} ]; do sleep 0.05; done; echo "${name} )" >> notes`,
  });
  const results = await runSteps([meeting("a", "b"), meeting("b", "a"), noting("both", { cores: 2 })]);
  expect(notes().slice(0, 2).sort()).toEqual(["a )", "b )"]);
  expect(notes().slice(2)).toEqual(["both (", "both )"]);
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ["a", 1, 0],
    ["b", 1, 0],
    ["both", 1, 0],
  ]);
});

it("begins what needs another step after it, also where that one failed, and does not wait for one that is not run", async () => {
  const results = await runSteps([
    { name: "built", command: `sleep 0.3; echo "built )" >> "${folder}/notes"; exit 3` },
    noting("reads", { after: ["built", "not run"] }),
  ]);
  expect(notes()).toEqual(["built )", "reads (", "reads )"]);
  expect(results.map(({ failed }) => failed)).toEqual([1, 0]);
});

it("prints each step's output in one piece", async () => {
  await runSteps([noting("a"), noting("b")]);
  expect(printed.match(/\n── (\w)\n\1 says\n/g)).toHaveLength(2);
});

it("counts what the reports count; a test that passed at a second try, a runner that ended badly and a report that is missing are failures", async () => {
  const reported = (kind: "vitest" | "playwright", data: object, exit: number): Step => {
    const file = join(folder, `${Math.random()}.json`);
    writeFileSync(file, JSON.stringify(data));
    return { name: file, command: `exit ${exit}`, report: { kind, file } };
  };
  const results = await runSteps([
    reported("vitest", { numPassedTests: 7, numFailedTests: 0 }, 0),
    reported("vitest", { numPassedTests: 7, numFailedTests: 2 }, 1),
    reported("vitest", { numPassedTests: 7, numFailedTests: 0 }, 1),
    reported("playwright", { stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1),
    { name: "none", command: "exit 0", report: { kind: "vitest", file: join(folder, "missing") } },
  ]);
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [7, 0],
    [7, 2],
    [7, 1],
    [5, 2],
    [0, 1],
  ]);
});
