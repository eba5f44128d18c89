import type { Figure } from "../support/figures.ts";
import type { KeptStep } from "./kept.ts";

/** The generated part of the page begins at this line. The rest is written by hand. */
const begin = "<!-- `npm run proof` writes from here -->";
const end = "<!-- to here -->";

/** Where the last call ran. */
export type Run = {
  commit: string;
  day: string;
  /** Cores, Node and engines, in words. */
  machine: string[];
  /** By the clock, over all calls on this commit. */
  minutes: number;
  mostMinutes: number;
};

/** A step by its name on the page, whether or not it was run. */
export type ListedStep = { name: string; what: string };

const stepHead = ["step", "what it does", "passed", "failed", "time", "commit", "day"];
const figureHead = ["step", "figure", "is", "limit", "commit", "day"];

type Rows = string[][];

const line = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll(/\s*[|\n]\s*/g, " / ")).join(" | ")} |`;
const table = (head: string[], rows: Rows) => [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");

/** The rows of a table of the page, found by its head. */
function rowsOf(page: string, head: string[]): Rows {
  const [, after = ""] = page.split(`${line(head)}\n`);
  const lines = after.split("\n");
  const past = lines.findIndex((text) => !text.startsWith("|"));
  return lines.slice(1, past).map((text) => text.slice(2, -2).split(" | "));
}

const timeOf = (seconds: number) => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

const resultOf = ({ passed, failed, tries }: KeptStep) => [
  String(passed),
  failed > 0 ? `**${failed}**` : `0${tries > 1 ? `, at the ${tries}. try` : ""}`,
];

/** Measurements are rounded to three digits; counts are exact. */
function readable(is: number | string, unit = ""): string {
  const digits = (number: number) => (Math.abs(number) < 100 ? Number(number.toPrecision(3)) : Math.round(number));
  const value = typeof is === "number" ? digits(is).toLocaleString("en", { maximumFractionDigits: 6 }) : is;
  return `${value} ${unit}`.trim();
}

/**
 * Whether a figure exceeds its limit: `at most 50`, `under 1,000`, `at least 26.8`, or a bare number, which must be
 * equal.
 */
function isBeyond({ is, limit = "" }: Figure): boolean {
  const [, word = "", number = ""] = /^(at most |under |at least |)([\d.,]+)$/.exec(limit) ?? [];
  if (typeof is !== "number" || number === "") return false;
  const bound = Number(number.replaceAll(",", ""));
  if (word === "at most ") return is > bound;
  if (word === "under ") return is >= bound;
  return word === "at least " ? is < bound : is !== bound;
}

/** The rows of the steps: new ones for this commit; others keep their row with its commit and day. */
function stepRows(listed: ListedStep[], steps: Record<string, KeptStep>, before: Rows, commit: string): Rows {
  return listed.map(({ name, what }) => {
    const step = steps[name];
    if (step) return [name, what, ...resultOf(step), timeOf(step.seconds), commit, step.day];
    return before.find(([other]) => other === name) ?? [name, what, "–", "–", "–", "not run yet", "–"];
  });
}

const figureRows = (listed: ListedStep[], steps: Record<string, KeptStep>, before: Rows, commit: string): Rows =>
  listed.flatMap(({ name }) => {
    const step = steps[name];
    if (!step) return before.filter(([other]) => other === name);
    return step.figures.map((figure) => {
      const { what, is, unit, limit = "" } = figure;
      const said = readable(is, unit);
      return [name, what, isBeyond(figure) ? `**${said}**` : said, limit, commit, step.day];
    });
  });

function about({ commit, day, machine, minutes, mostMinutes }: Run): string {
  const time = `${minutes} min by the clock`;
  const bound = minutes > mostMinutes ? `**more than the ${mostMinutes} that a night has**` : `of ${mostMinutes}`;
  return [
    `Last called on commit \`${commit}\`, ${day}; the steps that were run on it took ${time}, ${bound}. The machine:`,
    ...machine.map((text) => `- ${text}`),
  ].join("\n");
}

/**
 * The page with the results of a commit. A step that was not run on it keeps its row, with the commit and the day of
 * that run.
 * @param rule how steps that are too long for a night are sampled
 */
export function writePage(
  page: string,
  run: Run,
  rule: string,
  listed: ListedStep[],
  steps: Record<string, KeptStep>,
): string {
  const [head = "", rest = ""] = page.split(begin);
  const [, tail = ""] = rest.split(end);
  const failures = listed.flatMap(({ name }) =>
    (steps[name]?.failures ?? []).map(
      (text) =>
        `- ${name}: ${text === name ? "its figures beyond a limit are in bold below, its findings in its output" : text.split("\n")[0]}`,
    ),
  );
  const parts = [
    about(run),
    rule,
    table(stepHead, stepRows(listed, steps, rowsOf(page, stepHead), run.commit)),
    failures.length > 0 ? `Failed on \`${run.commit}\`:\n\n${failures.join("\n")}` : "",
    table(figureHead, figureRows(listed, steps, rowsOf(page, figureHead), run.commit)),
  ];
  return [head, begin, "\n\n", parts.filter(Boolean).join("\n\n"), "\n\n", end, tail].join("");
}
