import { z } from "zod";
import { closing, head, line, listOf, slug, toConfirm } from "./common.ts";
import { facts, shownFact } from "./fact.ts";

const columns = (count: number) => z.array(line(2, 60)).length(count);
const named = { id: slug, what: line(4, 160) };
/** The range within which an example is expected to lie. */
const span = z.strictObject({ from: z.number().positive(), to: z.number().positive() });

/** Prices that others charge. The amounts, the address and the day are in `content/cited-prices.ts`, once for all languages. */
const prices = z.strictObject({
  /** Column heads: what is paid for, the price, its source. */
  columns: columns(3),
  /** `{name}` in `price` stands for the amount of that name in the entry. */
  rows: listOf(3, Infinity, { ...named, price: line(3, 300) }),
});

/** What a year of such fees comes to, in rupees. The amounts, and the rate of the dollar, are those of `content/cited-prices.ts`. */
const year = z.strictObject({
  /** Column heads: what is paid for, how it is counted, rupees a year. */
  columns: columns(3),
  /** `amount` is the name of an amount in the entry, `times` how often a year it is paid. `{price}` and `{dollar}` are filled in. */
  rows: listOf(2, Infinity, { ...named, count: line(3, 160), amount: line(2, 20), times: z.int().positive() }),
  total: line(4, 60),
});

/** Examples of projects, in person-days and weeks. */
const sizes = z.strictObject({
  /** Column heads: the project, what is in it, person-days, weeks. */
  columns: columns(4),
  rows: listOf(2, Infinity, { title: line(4, 60), what: line(20, 300), days: span, weeks: span }),
  /** Shown if the firm's rate is set (`SITE_DAY_RATE`). `{rate}` stands for it; `column` is the head over the cost of an example. */
  rate: z.strictObject({ text: line(20, 300).includes("{rate}"), column: line(2, 60) }),
});

/** Questions to print, each with what a good answer contains and room for the answer. */
const checks = z.strictObject({
  columns: columns(3),
  rows: listOf(2, Infinity, { ask: line(6, 200), good: line(10, 400) }),
});

/** Labels of a sample of each script: lines that break well and badly, and a small form. The samples are words of the catalogues. */
const scripts = z.strictObject({ right: line(3, 60), wrong: line(3, 60), form: line(3, 60) });

/** Figures of `content/measured.json`. A page writes none itself. */
const figures = z.strictObject({ columns: columns(2), rows: listOf(1, Infinity, named) });
/** Column heads: what was measured, this site, the bare page, the template. */
const comparisons = z.strictObject({ columns: columns(4), rows: listOf(1, Infinity, named) });

/** A sentence over one block for each enquiry that was acknowledged while the server was killed (`bench/run.ts`). */
const blocks = z.strictObject({
  text: line(20, 300).includes("{acknowledged}").includes("{kills}").includes("{lost}"),
});

/** The English address of a page that shows links to explainers. */
const linking = z
  .string()
  .regex(
    /^\/(contact|industries|services\/[^/]+)?$/,
    "shows no links to such pages: write /, /contact, /industries or a service, as /services/uiux-design",
  );

const section = z.strictObject({
  title: line(6, 90),
  paragraphs: z.array(line(20, 800)).default([]),
  list: z.array(line(6, 400)).min(2).optional(),
  table: z
    .strictObject({ columns: z.array(line(2, 60)).min(2).max(4), rows: z.array(z.array(line(1, 300)).min(2)).min(2) })
    .refine(
      ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      "has rows of another length: write one cell under each of `columns`",
    )
    .optional(),
  ...z.object({ prices, year, sizes, checks, scripts, figures, comparisons, blocks }).partial().shape,
});

/** A page that answers one question of a buyer in text, lists and tables, to read or to print. */
export const explainer = z.strictObject({
  head,
  keywords: z.array(line(3, 60)).min(3).max(8),
  /** The h1. */
  heading: line(6, 80),
  /** The text of every link to it. */
  label: line(6, 60),
  /** Over the h1. */
  badge: line(2, 40).optional(),
  tagline: line(30, 240),
  lead: z.array(line(30, 700)).default([]),
  sections: z.array(section).min(3),
  /** Texts around what the reader's own visit cost (`app/islands/load-metrics.ts`). */
  ownCost: z
    .strictObject({
      title: line(6, 90),
      text: line(20, 500),
      rows: z.array(z.strictObject({ ...named, what: line(4, 120) })),
    })
    .optional(),
  readOn: z.strictObject({
    heading: line(4, 60),
    links: listOf(1, Infinity, { to: z.string().startsWith("/"), label: line(4, 90) }),
  }),
  /** The pages that lead to it (`explainersOn`). */
  on: z.array(linking).min(1),
  /** What the page says of others' rules and programs. */
  shownFacts: z.array(shownFact).default([]),
  facts,
  closing,
  confirm: toConfirm,
});
type Explainer = z.infer<typeof explainer>;
export type ExplainerSection = Explainer["sections"][number];
