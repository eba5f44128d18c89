import type { Content } from "../registry.ts";
import type { Estimate } from "../schemas/sheet.ts";
import { partsOf } from "./table.ts";

export type Cell = string | number;

const quoted = (cell: Cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell));

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const csv = (rows: Cell[][]) => `\uFEFF${rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("")}`;

/** Person-days and amounts as formulas, so that another rate or another item adds up by itself. */
function estimateCsv(title: string, { items, reserveShare, placeholderRate, leftOut }: Estimate): string {
  const head: Cell[][] = [
    [title, "EXAMPLE: made-up project, placeholder rate", "", "", ""],
    ["Rate of one person-day (placeholder)", "", placeholderRate, "", ""],
    ["Item", "What is assumed", "Person-days", "Amount", "Example"],
  ];
  const first = head.length + 1;
  const last = head.length + items.length;
  const line = (row: number) => `=C${row}*$C$2`;
  return csv([
    ...head,
    ...items.map(({ title: item, assumed, personDays }, i) => [item, assumed, personDays, line(first + i), "Example"]),
    ["Sum", "", `=SUM(C${first}:C${last})`, line(last + 1), "Example"],
    ["Reserve", `${reserveShare * 100}% of the sum`, `=C${last + 1}*${reserveShare}`, line(last + 2), "Example"],
    ["Total", "", `=C${last + 1}+C${last + 2}`, line(last + 3), "Example"],
    ...leftOut.map((item) => ["Left out", item, "", "", "Example"]),
  ]);
}

/** The score sheet's second table: the lead of each row and their sum are formulas. */
function scoreCsv(sheet: Content["sheets"][number], content: Content): string {
  const [, scores] = partsOf(sheet, content);
  if (!scores) throw new Error(`${sheet.slug} has no table to be scored.`);
  const lines = scores.rows.map((cells, i): Cell[] => [...cells, "", "", "", `=B${i + 2}*(C${i + 2}-D${i + 2})`]);
  return csv([[...scores.columns, ...scores.fill], ...lines, ["Sum", "", "", "", `=SUM(E2:E${lines.length + 1})`]]);
}

/** The sheets that are also there as a table for a spreadsheet, by slug. */
export function csvOf(sheet: Content["sheets"][number], content: Content): string | undefined {
  if (sheet.estimate) return estimateCsv(sheet.title, sheet.estimate);
  return sheet.slug === "framework-score-sheet" ? scoreCsv(sheet, content) : undefined;
}
