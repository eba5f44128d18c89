import { z } from "zod";
import { closing, head, line, listOf, slug, toConfirm, unpublished } from "./common.ts";
import { facts, shownFact } from "./fact.ts";

/** A table of a sheet: columns with text, columns to be filled in, and empty lines. */
const part = z.strictObject({
  title: line(4, 80),
  text: line(40, 400),
  /** Heads of the columns with text. */
  columns: z.array(line(2, 40)).min(1).max(3),
  /** The table or tests of an article that the English rows are taken from, so that sheet and article never differ. */
  from: z.strictObject({
    article: slug,
    /** The heading under which the first table is taken. If left out, the test of each section that has one is taken. */
    table: line(4, 90).optional(),
    /** How many of the table's columns are taken, from the left. */
    columns: z.int().positive().optional(),
  }),
  /** The rows in another language, cell by cell in the order of the English ones. */
  rows: z.array(z.array(line(2, 300)).min(1)).optional(),
  /** Rows of the article, named by their first cell, that are out of date, with new cells. The article's note says the same. */
  amended: z.array(z.strictObject({ row: line(4, 140), cells: z.array(line(2, 140)).min(1) })).default([]),
  /** Heads of the columns that the reader fills in. */
  fill: z.array(line(2, 40)).min(1).max(4),
  spareLines: z.int().min(0).max(6).default(0),
});

const share = z.number().positive().max(1);

/** An example of an estimate: what cannot be calculated. Sums, reserve, amounts and payments come from `sheets/fill-sheet-tables.ts`. */
const estimate = z
  .strictObject({
    items: listOf(5, Infinity, {
      title: line(4, 60),
      assumed: line(10, 140),
      personDays: z.number().positive(),
      /** The number of its stage in `stages`, from 1. */
      stage: z.int().positive(),
    }),
    /** Share of the sum of the items, 0 to 1. */
    reserveShare: z.number().min(0).max(0.5),
    /** Rate of one person-day, without a currency. Nobody's price: a number that is easy to multiply. */
    placeholderRate: z.number().positive(),
    /** Person-days a week that all people together put into this project. */
    daysAWeek: z.number().positive(),
    stages: listOf(2, Infinity, { title: line(4, 60), text: line(20, 200), weeks: z.int().positive() }),
    /** Weeks that the reserve adds if it is used. */
    reserveWeeks: z.int().positive(),
    tax: z.strictObject({ name: line(2, 20), share, text: line(20, 200) }),
    /** Payments: when, and which share of the total with tax. */
    payments: listOf(2, Infinity, { when: line(10, 100), share }),
    warranty: z.strictObject({ days: z.int().positive(), text: line(40, 300) }),
    leftOut: z.array(line(10, 140)).min(3),
  })
  .refine(({ payments }) => Math.abs(payments.reduce((sum, one) => sum + one.share, 0) - 1) < 1e-9, {
    path: ["payments"],
    message: "do not come to the whole: make their shares add up to 1",
  })
  .refine(({ items, stages }) => items.every(({ stage }) => stage <= stages.length), {
    path: ["items"],
    message: "name a stage that is not there: give each the place of one of `stages`",
  })
  .refine(
    ({ items, stages, daysAWeek }) =>
      stages.every(({ weeks }, i) => {
        const days = items.filter(({ stage }) => stage === i + 1).reduce((sum, item) => sum + item.personDays, 0);
        return days > 0 && days <= weeks * daysAWeek;
      }),
    { path: ["stages"], message: "have no room for their items: give each at least its person-days by `daysAWeek`" },
  );

/** A page to be printed and filled in: `content/en/sheets/`. The file name is the slug. */
export const sheet = z
  .strictObject({
    unpublished,
    head,
    keywords: z.array(line(3, 50)).min(4).max(8),
    /** The h1. */
    title: line(10, 60),
    /** The text of every link to it. */
    label: line(10, 60),
    tagline: line(40, 200),
    lead: z.array(line(60, 500)).min(1).max(3),
    parts: z.array(part).default([]),
    estimate: estimate.optional(),
    shownFacts: z.array(shownFact).default([]),
    facts,
    /** Addresses of the pages that link to it. */
    on: z.array(z.string().startsWith("/")).min(1),
    closing,
    confirm: toConfirm,
  })
  .refine((it) => it.estimate || it.parts.length > 0, "has neither parts nor an estimate: write one of the two");
export type ExampleEstimate = z.infer<typeof estimate>;
