import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { engineNames } from "./engines/engine.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: what Vitest declares can only be added to as an interface.
  export interface TaskMeta {
    /** A visit while a part failed: which part, how, and what the visitor saw in the end. */
    visit?: { part: string; fault: string; saw: string };
  }
}

const folder = join(import.meta.dirname, "../../../.cache/browsers");

const marks = { passed: "holds", failed: "FAILS", skipped: "not tried", pending: "not tried" } as const;

type Rows = Map<string, Map<string, string>>;

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** Rows by name, each with its cells by engine. */
function tableOf(head: string, rows: Rows): string {
  const engines = engineNames.filter((engine) => [...rows.values()].some((row) => row.has(engine)));
  const lines = [...rows].map(([name, row]) => line([name, ...engines.map((engine) => row.get(engine) ?? "")]));
  const heads = [...head.split(" | "), ...engines];
  return [line(heads), line(heads.map(() => "---")), ...lines].join("\n");
}

/** Joins the rows of a part whose engines have the same result: one row for several faults. */
function merged(rows: Rows): Rows {
  const faultsBySight = new Map<string, { part: string; faults: string[]; row: Map<string, string> }>();
  for (const [name, row] of rows) {
    const [part = "", fault = ""] = name.split(" | ");
    const key = JSON.stringify([part, ...row]);
    const found = faultsBySight.get(key) ?? { part, faults: [], row };
    found.faults.push(fault);
    faultsBySight.set(key, found);
  }
  return new Map([...faultsBySight.values()].map(({ part, faults, row }) => [`${part} | ${faults.join(", ")}`, row]));
}

/**
 * Ends a run with a table of journeys and engines, printed and written to `.cache/browsers/journeys.md`, and with a table of what
 * visitors saw while a part failed, `.cache/browsers/parts.md`.
 */
export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const journeys: Rows = new Map();
    const sights: Rows = new Map();
    const add = (rows: Rows, name: string, engine: string, words: string) => {
      const row = rows.get(name) ?? new Map<string, string>();
      const before = row.get(engine);
      rows.set(name, row.set(engine, before && before !== words ? `${before}; ${words}` : words));
    };
    const addTest = (engine: string, test: TestCase) => {
      const { state } = test.result();
      const { visit } = test.meta();
      if (!visit) return add(journeys, test.fullName, engine, marks[state]);
      add(sights, `${visit.part} | ${visit.fault}`, engine, state === "passed" ? visit.saw : marks[state]);
    };
    for (const { project, children } of modules) for (const test of children.allTests()) addTest(project.name, test);

    mkdirSync(folder, { recursive: true });
    const write = (name: string, head: string, rows: Rows) => {
      if (rows.size === 0) return;
      const table = tableOf(head, rows);
      writeFileSync(join(folder, name), `${table}\n`);
      console.log(`\n${table}`);
    };
    write("journeys.md", "journey", journeys);
    write("parts.md", "part | while it is", merged(sights));
  }
}
