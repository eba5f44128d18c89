import type { ReactNode } from "react";
import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { factWithSource } from "~/content/page/fact-with-source.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { findBySlug } from "~/content/parse-by-schema.ts";
import { fillSheetTables, totalsOfEstimate } from "~/content/sheets/fill-sheet-tables.ts";
import { resourceLinksOn } from "~/content/sheets/resource-links.ts";
import { href } from "~/href.ts";
import { interpolate } from "~/language/format-text.ts";
import type { InterfaceWords } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { PrintablePage } from "~/sections/printable-page.tsx";
import { StackedTable } from "~/sections/stacked-table.tsx";
import { familyAndColourwayAt } from "~/ui/pattern/seeded-pattern.ts";
import { BulletList } from "~/ui/text-blocks.tsx";
import type { ExampleEstimate } from "../../content/schemas/sheet.ts";

const Part = ({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) => (
  <section>
    <h2 className="text-h3">{title}</h2>
    {text && <p className="measure mt-2 text-text-soft">{text}</p>}
    {children}
  </section>
);

/**
 * A table to be filled in with a pen: empty cells are boxes on paper. `fill` has the heads of the columns to be filled in. An empty
 * line is a row of empty texts.
 */
const SheetTable = ({
  title,
  text,
  columns: [first, ...others],
  fill,
  rows,
}: ReturnType<typeof fillSheetTables>[number]) => (
  <Part title={title} text={text}>
    <StackedTable caption={title} heads={[first ?? "", ...others, ...fill]} className="sheet mt-6">
      <tbody>
        {rows.map(([name, ...words], i) => (
          <tr key={name || `free line ${i}`}>
            {name ? <th scope="row">{name}</th> : <td className="sheet-box" data-label={first} />}
            {words.map((word, at) => (
              <td key={others[at]} data-label={others[at]}>
                {word}
              </td>
            ))}
            {fill.map((head) => (
              <td key={head} data-label={head} className="sheet-box" />
            ))}
          </tr>
        ))}
      </tbody>
    </StackedTable>
  </Part>
);

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A name, a text, and figures. A figure that is left out is an empty cell. */
type Row = [name: string, how: string, ...figures: (string | undefined)[]];
type Lines = { caption: string; heads: readonly string[]; rows: Row[]; sums: Row[] };

/** The tables of the example: items and how their sum is calculated, weeks, payments. */
function tablesOf(
  estimate: ExampleEstimate,
  totals: ReturnType<typeof totalsOfEstimate>,
  words: InterfaceWords["estimate"],
  tag: string,
): (Lines & { heading: string; text?: string })[] {
  const { items, stages, payments, reserveShare, reserveWeeks, placeholderRate: rate, daysAWeek, tax } = estimate;
  const { sum, reserve, total, withTax } = words.items;
  const share = percent(reserveShare);
  const figures = (...values: (number | undefined)[]) => values.map((value) => value?.toLocaleString(tag));
  const amounts = (days: number) => figures(days, days * rate);
  const named = (text: string) => interpolate(text, { tax: tax.name, share: percent(tax.share) });
  return [
    {
      ...words.items,
      text: interpolate(words.items.text, { rate: rate.toLocaleString(tag) }),
      rows: items.map(({ title, assumed, personDays }) => [title, assumed, ...amounts(personDays)]),
      sums: [
        [sum[0], interpolate(sum[1], { count: items.length }), ...amounts(totals.sum)],
        [reserve[0], interpolate(reserve[1], { share }), ...amounts(totals.reserve)],
        [total[0], total[1], ...amounts(totals.total)],
        [named(words.items.tax), tax.text, ...figures(undefined, totals.tax)],
        [named(withTax[0]), withTax[1], ...figures(undefined, totals.withTax)],
      ],
    },
    {
      ...words.weeks,
      text: interpolate(words.weeks.text, { days: daysAWeek.toLocaleString(tag) }),
      rows: stages.map(({ title, text, weeks }, i) => [title, text, ...figures(totals.stages[i], weeks)]),
      sums: [
        [reserve[0], words.weeks.reserve, ...figures(totals.reserve, reserveWeeks)],
        [words.weeks.total[0], words.weeks.total[1], ...figures(totals.total, totals.weeks)],
      ],
    },
    {
      ...words.payments,
      rows: payments.map(({ when, share }, i) => [when, percent(share), ...figures(totals.payments[i])]),
      sums: [
        [words.payments.total[0], interpolate(words.payments.total[1], { tax: tax.name }), ...figures(totals.withTax)],
      ],
    },
  ];
}

const Line = ({ row: [name, how, ...figures], heads: [, assumed, ...heads] }: Pick<Lines, "heads"> & { row: Row }) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-label={assumed}>{how}</td>
    {heads.map((head, i) => (
      <td key={head} data-label={figures[i] === undefined ? undefined : head} className="sheet-figure">
        {figures[i]}
      </td>
    ))}
  </tr>
);

type EstimateProps = NonNullable<ReturnType<typeof load>["sheet"]["estimate"]>;

/** The example of an estimate: items, the sum and how it is calculated, weeks, payments, warranty, and what is left out. */
const EstimateTables = ({ tables, warranty, leftOut, words }: EstimateProps) => (
  <>
    {tables.map(({ heading, text, caption, heads, rows, sums }) => (
      <Part key={heading} title={heading} text={text}>
        <StackedTable caption={caption} heads={heads} figuresFrom={2} className="sheet mt-6">
          <tbody>
            {rows.map((row) => (
              <Line key={row[0]} row={row} heads={heads} />
            ))}
          </tbody>
          <tfoot>
            {sums.map((row) => (
              <Line key={row[0]} row={row} heads={heads} />
            ))}
          </tfoot>
        </StackedTable>
      </Part>
    ))}
    <Part title={interpolate(words.warranty, { days: warranty.days })}>
      <p className="measure mt-2">{warranty.text}</p>
    </Part>
    <Part title={words.leftOut}>
      <BulletList texts={leftOut} className="mt-6 grid gap-3" />
    </Part>
  </>
);

export function load({ address, slug: file }: LoadArgs) {
  const { language, tag, words, pages } = languageDataAt({ address });
  const sheet = orThrowNotFound(findBySlug(pages.sheets, file));
  const { slug, head, keywords, title, label, tagline, lead, estimate, closing } = sheet;
  const path = href("/sheets/:slug", { slug });
  const facts = sheet.shownFacts.map((fact) => factWithSource(fact, tag));
  return {
    head: makeHead(path, head, { keywords }, language),
    words: words.sheets,
    sheet: {
      ...{ seed: slug, title, label, tagline, lead, closing },
      pattern: familyAndColourwayAt(content.sheets.findIndex((entry) => entry.slug === slug) + 1),
      parts: fillSheetTables(sheet, content),
      estimate: estimate && {
        tables: tablesOf(estimate, totalsOfEstimate(estimate), words.estimate, tag),
        ...{ warranty: estimate.warranty, leftOut: estimate.leftOut, words: words.estimate },
      },
      licence: words.resources.licence,
      sources: facts.length > 0 ? [{ about: label, facts }] : [],
      readOn: { items: resourceLinksOn(path, content, language) },
    },
  };
}

/** A page to be printed and filled in (docs/decisions/buyers.md). */
export default function Sheet({ page: { sheet, words } }: PageProps<typeof load>) {
  const { parts, estimate, label, licence, ...page } = sheet;
  return (
    <PrintablePage
      {...page}
      crumbs={[{ label: words.crumb, to: href("/sheets") }, { label }]}
      badge={estimate ? words.example : words.toPrint}
    >
      <div className="grid grid-cols-1 gap-y-16">
        {parts.map((part) => (
          <SheetTable key={part.title} {...part} />
        ))}
        {estimate && <EstimateTables {...estimate} />}
      </div>
      <p className="measure mt-8 text-sm text-text-soft">{licence}</p>
    </PrintablePage>
  );
}
