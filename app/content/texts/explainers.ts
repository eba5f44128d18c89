import { dataFiles, type Pages, pageType, paths } from "../../../content/pages.ts";
import type { ExplainerSection } from "../../../content/schemas/explainer.ts";
import { interpolate } from "../../language/interpolate.ts";
import { longDate, shortDate } from "../dates.ts";
import { interfaceIn, languages, type Language as SiteLanguage } from "../languages/site-languages.ts";
import type { Content } from "../parse-files.ts";
import { ContentError } from "../problems.ts";

type ExplainerPath = keyof { [P in keyof Pages as Pages[P] extends { readOn: object } ? P : never]: P };

/** The addresses of the explainers: pages that answer one question of a buyer each. */
export const explainerPaths = paths.filter((path): path is ExplainerPath => pageType(path).screen === "explainer");

/** The explainers of a language. One that is left out is in English alone. */
type Explainers = Partial<Pick<Pages, ExplainerPath>>;

/**
 * Links to the explainers whose `on` names a page.
 * @param path the page's English address
 * @param own explainers in the language of the page
 * @param english all explainers in English
 * @param labels names in this language of explainers that are in English alone, by address
 */
export const explainersOn = (
  path: string,
  own: Explainers,
  english: Explainers & Pick<Content, "unpublished">,
  labels: Readonly<Record<string, string>>,
) =>
  explainerPaths.flatMap((to) => {
    const label = english.unpublished.some((path) => path === to) ? undefined : (own[to]?.label ?? labels[to]);
    return label && english[to]?.on.includes(path) ? [{ to, label }] : [];
  });

/** A cell of a table. With `href` it is a link to a source in English; a `box` is for the answer on paper. */
export type Cell = { text: string; href?: string; box?: true };
/** Column heads, and rows whose first cell is the row's head. With `days`, measured figures: when that was. */
export type ShownTable = { columns: string[]; rows: Cell[][]; days?: string };

type Facts = Pick<Content, "prices" | "measured">;

const cell = (text: string): Cell => ({ text });
const rupeesIn = (tag: string, amount: number) =>
  amount.toLocaleString(tag, { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const numberIn = (tag: string, value: number) => value.toLocaleString(tag, { maximumFractionDigits: 4 });

const [pricesFile, measuredFile] = [dataFiles.prices.file, dataFiles.measured.file];

/** The entry with an id. @throws {ContentError} if the file has none */
function named<Found extends { id: string }>(what: string, id: string, all: readonly Found[], file: string): Found {
  const found = all.find((one) => one.id === id);
  if (!found) throw new ContentError(`names the ${what} "${id}", but ${file} has none: correct or add it`);
  return found;
}

const figureOf = (id: string, all: Facts["measured"]["figures"]) => named("figure", id, all, measuredFile);
const priceOf = (id: string, all: Facts["prices"]) => named("price", id, all, pricesFile);

/** A table whose rows take all cells but the first from the entry of their `id` in another file. */
function namedTable<Row extends { id: string; what: string }, Found extends { id: string }>(
  { columns, rows }: { columns: string[]; rows: Row[] },
  foundBy: (id: string) => Found,
  cellsOf: (found: Found, row: Row) => Cell[],
): ShownTable {
  return { columns, rows: rows.map((row) => [cell(row.what), ...cellsOf(foundBy(row.id), row)]) };
}

/** The days on which figures were measured, each once. */
function daysOf(
  { rows }: { rows: { id: string }[] },
  all: readonly { id: string; day: string }[],
  tag: string,
): string {
  const days = rows.flatMap(({ id }) => all.find((one) => one.id === id)?.day ?? []);
  return [...new Set(days)].map((day) => shortDate(day, tag)).join(", ");
}

/** What was measured of this site, of a bare page and of a template, to be drawn as bars. */
function bars(
  { columns, rows }: NonNullable<ExplainerSection["comparisons"]>,
  all: Facts["measured"]["comparisons"],
  amount: (value?: number, unit?: string) => string,
  tag: string,
) {
  const shown = rows.map(({ id, what }) => {
    const { site, bare, template, unit } = named("figure", id, all, measuredFile);
    const sides = [site, bare, template].flatMap((value, i) =>
      value === undefined ? [] : { label: columns[i + 1] ?? "", value, text: amount(value, unit) },
    );
    return { what, sides };
  });
  return { rows: shown, days: daysOf({ rows }, all, tag) };
}

/** What was acknowledged while the server was killed, and what was lost of it. */
function killed({ text }: NonNullable<ExplainerSection["blocks"]>, all: Facts["measured"]["figures"]) {
  const measured = (id: string) => Number(figureOf(id, all).value);
  const [acknowledged, kills, lost] = [measured("acknowledged"), measured("kills"), measured("lost")];
  return { acknowledged, lost, text: interpolate(text, { acknowledged, kills, lost }) };
}

/** An amount of a price. @throws {ContentError} if it has none of this name */
function amountOf(id: string, name: string, prices: Facts["prices"]): string {
  const amount = priceOf(id, prices).amounts[name];
  if (amount) return amount;
  throw new ContentError(`names {${name}}, but "${id}" in ${pricesFile} has no such amount: correct it`);
}

/** "US$5" or "₹1,199" in rupees. */
function inRupees(price: string, dollar: string): number {
  const number = (text: string) => Number(text.replace(/[^\d.]/g, ""));
  return price.startsWith("US$") ? number(price) * number(dollar) : number(price);
}

/** A year of other companies' fees, with their sum. */
function yearTable(
  { columns, rows, total }: NonNullable<ExplainerSection["year"]>,
  prices: Facts["prices"],
  tag: string,
) {
  const dollar = amountOf("dollar", "rupees", prices);
  const lines = rows.map(({ id, what, count, amount, times }) => {
    const price = amountOf(id, amount, prices);
    return { what, count: interpolate(count, { price, dollar }), rupees: Math.round(times * inRupees(price, dollar)) };
  });
  const sum = lines.reduce((all, { rupees }) => all + rupees, 0);
  const shown = [...lines, { what: total, count: "", rupees: sum }];
  return { columns, rows: shown.map(({ what, count, rupees }) => [what, count, rupeesIn(tag, rupees)].map(cell)) };
}

/** `tag` is for `Intl`. `range` is how the language writes a range, with `{first}` and `{last}`. */
type Language = { tag: string; range: string };
type Words = {
  language: Language;
  sources: { seen: string; copied: string };
  priceSources: Readonly<Record<string, string>>;
};

/** Examples of projects. If the firm's rate is set, each has its cost as well. */
function sizesTable(
  { columns, rows, rate }: NonNullable<ExplainerSection["sizes"]>,
  dayRate: number | null,
  { tag, range }: Language,
): ShownTable {
  const span = ({ from, to }: { from: number; to: number }, write: (tag: string, value: number) => string) =>
    interpolate(range, { first: write(tag, from), last: write(tag, to) });
  const shown = rows.map(({ title, what, days, weeks }) => [
    ...[title, what, span(days, numberIn), span(weeks, numberIn)].map(cell),
    ...(dayRate ? [cell(span({ from: days.from * dayRate, to: days.to * dayRate }, rupeesIn))] : []),
  ]);
  return { columns: [...columns, ...(dayRate ? [rate.column] : [])], rows: shown };
}

/** A sentence and a form in the script of a language. */
function sampleOf(code: SiteLanguage) {
  const { form, language: words } = interfaceIn(code);
  const fields = [form.fields.name.label, form.fields.phone.label, form.fields.message.label];
  return { language: code, goodBreak: words.goodBreak, badBreak: words.badBreak, fields, button: form.buttons.contact };
}

/**
 * A section with its tables filled in from the files of prices and figures.
 * @param dayRate the firm's price of a person-day in rupees; null if it is not set
 * @throws {ContentError} for an entry that those files lack
 */
export function shownSection(section: ExplainerSection, facts: Facts, dayRate: number | null, words: Words) {
  const { language, sources, priceSources } = words;
  const { tag } = language;
  const amount = (value?: number | string, unit = "") =>
    value === undefined ? "not measured" : `${typeof value === "number" ? numberIn(tag, value) : value} ${unit}`.trim();
  const sourceOf = (id: string) => {
    if (id in priceSources) return priceSources[id];
    throw new ContentError(
      `shows the price "${id}", whose source has no name: add it to priceSources in content/*/page-words.ts`,
    );
  };
  const { title, paragraphs, list, table, prices, year, sizes, checks, figures, comparisons, blocks, scripts } =
    section;
  const tables: (ShownTable | undefined)[] = [
    table && { columns: table.columns, rows: table.rows.map((row) => row.map(cell)) },
    prices &&
      namedTable(
        prices,
        (id) => priceOf(id, facts.prices),
        ({ id, url, day, live }, { price }) => [
          cell(price.replaceAll(/\{(\w+)\}/g, (_, name) => amountOf(id, name, facts.prices))),
          { text: `${sourceOf(id)}${live ? sources.seen : sources.copied} ${longDate(day, tag)}`, href: url },
        ],
      ),
    year && yearTable(year, facts.prices, tag),
    sizes && sizesTable(sizes, dayRate, language),
    figures && {
      ...namedTable(
        figures,
        (id) => figureOf(id, facts.measured.figures),
        ({ value, unit }) => [cell(amount(value, unit))],
      ),
      days: daysOf(figures, facts.measured.figures, tag),
    },
    checks && {
      columns: checks.columns,
      rows: checks.rows.map(({ ask, good }) => [cell(ask), cell(good), { text: "", box: true as const }]),
    },
  ];
  const rate = sizes && dayRate ? [interpolate(sizes.rate.text, { rate: rupeesIn(tag, dayRate) })] : [];
  return {
    ...{ title, list },
    paragraphs: [...paragraphs, ...rate],
    tables: tables.filter((one) => one !== undefined),
    bars: comparisons && bars(comparisons, facts.measured.comparisons, amount, tag),
    blocks: blocks && killed(blocks, facts.measured.figures),
    scripts: scripts && { ...scripts, samples: languages.map(sampleOf) },
  };
}

export type ShownSection = ReturnType<typeof shownSection>;
