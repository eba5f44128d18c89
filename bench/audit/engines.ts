import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** How the last `npm run test:browsers` on this machine ended. */
export type EngineRun = { at: Date; engines: { name: string; passed: number; failed: string[] }[] };

/** The table of journeys and engines that the suite leaves behind (`tests/browsers/support/table.ts`). */
const lastTable = join(import.meta.dirname, "../../.cache/browsers/journeys.md");

/** @param table a Markdown table: a journey in each row, an engine in each column, `holds` or `FAILS` in a cell */
function readEngines(table: string): EngineRun["engines"] {
  const [head = [], , ...rows] = table
    .trim()
    .split("\n")
    .map((line) => line.slice(2, -2).split(" | "));
  return head.slice(1).map((name, i) => ({
    name,
    passed: rows.filter((row) => row[i + 1] === "holds").length,
    failed: rows.filter((row) => row[i + 1] === "FAILS").map(([journey = ""]) => journey),
  }));
}

/** @returns undefined where the suite has not run here yet. */
export const lastEngineRun = (): EngineRun | undefined =>
  existsSync(lastTable)
    ? { at: statSync(lastTable).mtime, engines: readEngines(readFileSync(lastTable, "utf8")) }
    : undefined;
