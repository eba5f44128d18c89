import type { ExampleEstimate } from "../../../content/schemas/sheet.ts";
import { interfaceWordsIn } from "../languages/site-languages.ts";
import { findBySlug } from "../parse-by-schema.ts";
import type { Content } from "../parse-files.ts";
import { fillSheetTables } from "./fill-sheet-tables.ts";

type Cell = string | number;

const quoted = (cell: Cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell));

/** CSV by RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. */
const csv = (rows: Cell[][]) => `\uFEFF${rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("")}`;

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Sums, amounts, weeks and payments are formulas, so that a changed rate or item changes them. */
function estimateCsv(title: string, estimate: ExampleEstimate): Cell[][] {
  const { items, stages, reserveShare, reserveWeeks, placeholderRate, tax, payments, warranty, leftOut } = estimate;
  const head: Cell[][] = [
    [title, "EXAMPLE: made-up project, placeholder rate", "", "", "", "", "Example"],
    ["Rate of one person-day (placeholder)", "", placeholderRate, "", "", "", "Example"],
    ["Item", "What is assumed", "Person-days", "Amount", "Stage", "Weeks", "Example"],
  ];
  const first = head.length + 1;
  const last = head.length + items.length;
  const sum = last + 1;
  const [reserve, total, taxed, withTax] = [sum + 1, sum + 2, sum + 3, sum + 4] as const;
  const line = (row: number) => `=C${row}*$C$2`;
  const firstStage = withTax + 1;
  const ofStage = (i: number) => `=SUMIF(E${first}:E${last},${i + 1},C${first}:C${last})`;
  const words: Cell[][] = [
    ...items.map((item, i) => [item.title, item.assumed, item.personDays, line(first + i), item.stage, ""]),
    ["Sum", "", `=SUM(C${first}:C${last})`, line(sum), "", ""],
    ["Reserve", `${percent(reserveShare)} of the sum`, `=C${sum}*${reserveShare}`, line(reserve), "", reserveWeeks],
    ["Total", "", `=C${sum}+C${reserve}`, line(total), "", ""],
    [`${tax.name} at ${percent(tax.share)}`, tax.text, "", `=D${total}*${tax.share}`, "", ""],
    [`Total with ${tax.name}`, "", "", `=D${total}+D${taxed}`, "", ""],
    ...stages.map(({ title: stage, text, weeks }, i) => [`Stage: ${stage}`, text, ofStage(i), "", i + 1, weeks]),
    ["All weeks", "With those of the reserve", "", "", "", `=SUM(F${reserve}:F${firstStage + stages.length - 1})`],
    ...payments.map(({ when, share }) => [`Payment: ${when}`, percent(share), "", `=D${withTax}*${share}`, "", ""]),
    ["Warranty", `${warranty.days} days. ${warranty.text}`, "", "", "", ""],
    ...leftOut.map((item) => ["Left out", item, "", "", "", ""]),
  ];
  return [...head, ...words.map((row) => [...row, "Example"])];
}

/** The second table of the score sheet. The lead in each row and the sum are formulas. */
function scoreCsv([, scores]: ReturnType<typeof fillSheetTables>): Cell[][] {
  if (!scores) throw new Error("There is no table to be scored.");
  const lines = scores.rows.map((cells, i): Cell[] => [...cells, "", "", "", `=B${i + 2}*(C${i + 2}-D${i + 2})`]);
  return [[...scores.columns, ...scores.fill], ...lines, ["Sum", "", "", "", `=SUM(E2:E${lines.length + 1})`]];
}

/** The tables of a sheet as they are printed, with empty cells for what is filled in. */
const printedCsv = (parts: ReturnType<typeof fillSheetTables>): Cell[][] =>
  parts.flatMap(({ columns, fill, rows }) => [
    [...columns, ...fill],
    ...rows.map((cells) => [...cells, ...fill.map(() => "")]),
  ]);

/** A sheet as CSV for a spreadsheet. The last line names the source: the sheet's whole address (`page`) and the licence. */
export function sheetCsv(sheet: Content["sheets"][number], page: string, content: Content): string {
  const parts = fillSheetTables(sheet, content);
  const filled = sheet.slug === "framework-score-sheet" ? scoreCsv(parts) : printedCsv(parts);
  const rows = sheet.estimate ? estimateCsv(sheet.title, sheet.estimate) : filled;
  const width = Math.max(3, ...rows.map(({ length }) => length));
  return csv(
    [...rows, ["Source of this table", page, interfaceWordsIn("en").resources.licence]].map((row) => [
      ...row,
      ...Array(width - row.length).fill(""),
    ]),
  );
}

/** The path of a guide's table as a file. */
export const guideCsvPath = (slug: string) => `/downloads/guide-${slug}.csv`;

/** The table of a guide: the rows, then what is not compared, each with its sources; last the source, as of a sheet. */
export function guideCsv(guide: Content["guides"][number], page: string, { technologies }: Content): string {
  const { resources, sources } = interfaceWordsIn("en");
  const sourcesOf = (about: string) =>
    guide.shownFacts
      .filter((fact) => fact.about === about)
      .map(({ says, source, live, seen }) => `${says} (${source}${live ? sources.seen : sources.copied} ${seen})`)
      .join(" ");
  return csv([
    ["Technology", "Version", "Choose it when", "Where it hurts", "What it costs to leave", "Sources", "Reviewed"],
    ...guide.rows.map(({ technology, choose, hurts, leaving }) => {
      const { name = technology, version = "" } = findBySlug(technologies, technology) ?? {};
      return [name, version, choose, hurts, leaving, sourcesOf(technology), guide.reviewed];
    }),
    ...[
      ...guide.others.map(({ name, choose, hurts, leaving }) => [name, choose, hurts, leaving] as const),
      ...guide.omitted.map(({ name, why }) => [name, `Not compared: ${why}`, "", ""] as const),
    ].map(([name, ...cells]) => [name, "", ...cells, sourcesOf(name), guide.reviewed]),
    ["Source of this table", page, resources.licence, "", "", "", guide.reviewed],
  ]);
}
