import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { engineNames } from "./engines/engine.ts";

const folder = join(import.meta.dirname, "../../../.cache/browsers");

const marks = { passed: "holds", failed: "FAILS", skipped: "not tried", pending: "not tried" } as const;

/** Ends a run with a table of journeys and engines, printed and written to `.cache/browsers/journeys.md`. */
export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = new Map<string, Map<string, string>>();
    for (const { project, children } of modules) {
      for (const test of children.allTests()) {
        const row = rows.get(test.fullName) ?? new Map<string, string>();
        rows.set(test.fullName, row.set(project.name, marks[test.result().state]));
      }
    }
    const engines = engineNames.filter((engine) => [...rows.values()].some((row) => row.has(engine)));
    const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
    const lines = [...rows].map(([journey, row]) => line([journey, ...engines.map((engine) => row.get(engine) ?? "")]));
    const table = [line(["journey", ...engines]), line(["---", ...engines.map(() => "---")]), ...lines].join("\n");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "journeys.md"), `${table}\n`);
    console.log(`\n${table}`);
  }
}
