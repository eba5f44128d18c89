import { nonPageFiles, pageTypeOf, routePaths, type SinglePages } from "../../../content/pages.ts";
import type { ExplainerSection } from "../../../content/schemas/explainer.ts";
import { interpolate } from "../../language/format-text.ts";
import { longDate, shortDate } from "../dates.ts";
import { ContentError } from "../errors.ts";
import { type InterfaceWords, interfaceWordsIn, type Language, languages } from "../languages/site-languages.ts";
import type { Content } from "../parse-files.ts";

type ExplainerPath = keyof { [P in keyof SinglePages as SinglePages[P] extends { readOn: object } ? P : never]: P };

/** The addresses of the explainers: pages that answer one question of a buyer each. */
export const explainerPaths = routePaths.filter(
  (path): path is ExplainerPath => pageTypeOf(path).screen === "explainer",
);

/** The explainers of a language. One that is left out is in English alone. */
type Explainers = Partial<Pick<SinglePages, ExplainerPath>>;

/**
 * Links to the explainers whose `on` names the page at an English path, under their heading.
 * @param labels names in this language of explainers that are in English alone, by address
 */
export const explainerLinksOn = (
  path: string,
  own: Explainers,
  english: Explainers & Pick<Content, "unpublished">,
  { heading, ...labels }: Readonly<Record<string, string>> & { heading: string },
) => ({
  heading,
  items: explainerPaths.flatMap((to) => {
    const label = english.unpublished.some((path) => path === to) ? undefined : (own[to]?.label ?? labels[to]);
    return label && english[to]?.on.includes(path) ? [{ to, label }] : [];
  }),
});

/** A cell of a table. With `href` it is a link to a source in English; a `box` is for the answer on paper. */
export type Cell = { text: string; href?: string; box?: true };
/** Column heads, and rows whose first cell is the row's head. With `days`, measured figures: when that was. */
export type TableData = { columns: string[]; rows: Cell[][]; days?: string };

type Facts = Pick<Content, "prices" | "measured">;
type Measured = Content["measured"];

const cell = (text: string): Cell => ({ text });
const rupeesIn = (tag: string, amount: number) =>
  amount.toLocaleString(tag, { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const numberIn = (tag: string, value: number) => value.toLocaleString(tag, { maximumFractionDigits: 4 });

/** The entry with an id. @throws {ContentError} if the file has none */
function named<Found extends { id: string }>(what: string, id: string, all: readonly Found[], file: string): Found {
  const found = all.find((one) => one.id === id);
  if (!found) throw new ContentError(`names the ${what} "${id}", but ${file} has none: correct or add it`);
  return found;
}

const figureOf = <F extends { id: string }>(id: string, all: readonly F[]) =>
  named("figure", id, all, nonPageFiles.measured.file);
const priceOf = (id: string, all: Facts["prices"]) => named("price", id, all, nonPageFiles.prices.file);

const daysOf = (measured: { day: string }[], tag: string): string =>
  [...new Set(measured.map(({ day }) => shortDate(day, tag)))].join(", ");

type Part<Name extends keyof ExplainerSection> = NonNullable<ExplainerSection[Name]>;
type Amount = (value: number | string, unit?: string) => string;

function figuresTable({ columns, rows }: Part<"figures">, { figures }: Measured, amount: Amount, tag: string) {
  const found = rows.map(({ id, what }) => ({ what, ...figureOf(id, figures) }));
  const cells = found.map(({ what, value, unit }) => [cell(what), cell(amount(value, unit))]);
  return { columns, rows: cells, days: daysOf(found, tag) };
}

/** What was measured of this site, of a bare page and of a template, to be drawn as bars. */
function bars({ columns, rows }: Part<"comparisons">, { comparisons }: Measured, amount: Amount, tag: string) {
  const found = rows.map(({ id, what }) => ({ what, ...figureOf(id, comparisons) }));
  const shown = found.map(({ what, site, bare, template, unit }) => {
    const sides = [site, bare, template].flatMap((value, i) =>
      value === undefined ? [] : { label: columns[i + 1] ?? "", value, text: amount(value, unit) },
    );
    return { what, sides };
  });
  return { rows: shown, days: daysOf(found, tag) };
}

/** What was acknowledged while the server was killed, and what was lost of it. */
function killed({ text }: Part<"blocks">, { figures }: Measured) {
  const measured = (id: string) => Number(figureOf(id, figures).value);
  const [acknowledged, kills, lost] = [measured("acknowledged"), measured("kills"), measured("lost")];
  return { acknowledged, lost, text: interpolate(text, { acknowledged, kills, lost }) };
}

/** An amount of a price. @throws {ContentError} if it has none of this name */
function amountOf(id: string, name: string, prices: Facts["prices"]): string {
  const amount = priceOf(id, prices).amounts[name];
  if (amount) return amount;
  throw new ContentError(`names {${name}}, but "${id}" in ${nonPageFiles.prices.file} has no such amount: correct it`);
}

/** "US$5" or "₹1,199" in rupees. */
function inRupees(price: string, dollar: string): number {
  const number = (text: string) => Number(text.replace(/[^\d.]/g, ""));
  return price.startsWith("US$") ? number(price) * number(dollar) : number(price);
}

/** A year of other companies' fees, with their sum. */
function yearTable({ columns, rows, total }: Part<"year">, prices: Facts["prices"], tag: string) {
  const dollar = amountOf("dollar", "rupees", prices);
  const lines = rows.map(({ id, what, count, amount, times }) => {
    const price = amountOf(id, amount, prices);
    return { what, count: interpolate(count, { price, dollar }), rupees: Math.round(times * inRupees(price, dollar)) };
  });
  const sum = lines.reduce((all, { rupees }) => all + rupees, 0);
  const shown = [...lines, { what: total, count: "", rupees: sum }];
  return { columns, rows: shown.map(({ what, count, rupees }) => [what, count, rupeesIn(tag, rupees)].map(cell)) };
}

/** Examples of projects. If the firm's rate is set, each has its cost as well. */
function sizesTable({ columns, rows, rate }: Part<"sizes">, dayRate: number | null, words: InterfaceWords["language"]) {
  const { tag, range } = words;
  const span = ({ from, to }: { from: number; to: number }, write: (tag: string, value: number) => string) =>
    interpolate(range, { first: write(tag, from), last: write(tag, to) });
  const shown = rows.map(({ title, what, days, weeks }) => [
    ...[title, what, span(days, numberIn), span(weeks, numberIn)].map(cell),
    ...(dayRate ? [cell(span({ from: days.from * dayRate, to: days.to * dayRate }, rupeesIn))] : []),
  ]);
  return { columns: [...columns, ...(dayRate ? [rate.column] : [])], rows: shown };
}

/** A sentence and a form in the script of a language. */
function sampleOf(code: Language) {
  const { form, language: words } = interfaceWordsIn(code);
  const fields = [form.fields.name.label, form.fields.phone.label, form.fields.message.label];
  return { language: code, goodBreak: words.goodBreak, badBreak: words.badBreak, fields, button: form.buttons.contact };
}

/** A section with its tables filled in. The firm's `dayRate` is in rupees; null if it is not set. @throws {ContentError} */
export function toSectionData(section: ExplainerSection, facts: Facts, dayRate: number | null, words: InterfaceWords) {
  const { language, sources } = words;
  const { tag } = language;
  const amount: Amount = (value, unit = "") =>
    `${typeof value === "number" ? numberIn(tag, value) : value}\u00a0${unit}`.trim();
  const sourceNames: Readonly<Record<string, string>> = words.priceSources;
  const sourceOf = (id: string) => {
    if (sourceNames[id]) return sourceNames[id];
    const remedy = "whose source has no name: add it to priceSources in content/*/page-words.ts";
    throw new ContentError(`shows the price "${id}", ${remedy}`);
  };
  const { title, paragraphs, list, table, prices, year, sizes, checks, figures, comparisons, blocks, scripts } =
    section;
  const tables: (TableData | undefined)[] = [
    table && { columns: table.columns, rows: table.rows.map((row) => row.map(cell)) },
    prices && {
      columns: prices.columns,
      rows: prices.rows.map(({ id, what, price }) => {
        const { url, day, live } = priceOf(id, facts.prices);
        const shown = price.replaceAll(/\{(\w+)\}/g, (_, name) => amountOf(id, name, facts.prices));
        const source = `${sourceOf(id)}${live ? sources.seen : sources.copied} ${longDate(day, tag)}`;
        return [cell(what), cell(shown), { text: source, href: url }];
      }),
    },
    year && yearTable(year, facts.prices, tag),
    sizes && sizesTable(sizes, dayRate, language),
    figures && figuresTable(figures, facts.measured, amount, tag),
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
    bars: comparisons && bars(comparisons, facts.measured, amount, tag),
    blocks: blocks && killed(blocks, facts.measured),
    scripts: scripts && { ...scripts, samples: languages.map(sampleOf) },
  };
}

export type SectionData = ReturnType<typeof toSectionData>;
