import type { ReactNode } from "react";
import { content } from "~/content/index.ts";
import { localeOf } from "~/content/languages/locale.ts";
import { pageHead } from "~/content/page/head.ts";
import { sourceOf } from "~/content/page/source-of.ts";
import { findBySlug } from "~/content/parse.ts";
import { resourceLinksOn } from "~/content/sheets/resource-links.ts";
import { partsOf, totalsOf } from "~/content/sheets/table.ts";
import { interpolate } from "~/language/interpolate.ts";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { PaperPage } from "~/sections/paper-page.tsx";
import { StackedTable } from "~/sections/stacked-table.tsx";
import { patternAt } from "~/ui/pattern/seeded-pattern.ts";
import { Starred } from "~/ui/texts.tsx";
import type { Estimate } from "../../content/schemas/sheet.ts";

type PartProps = { title: string; text?: string; children: ReactNode };

/** A part of a sheet, under its title. */
const Part = ({ title, text, children }: PartProps) => (
  <section>
    <h2 className="text-h3">{title}</h2>
    {text && <p className="measure mt-2 text-text-soft">{text}</p>}
    {children}
  </section>
);

type SheetTableProps = ReturnType<typeof partsOf>[number];

/**
 * A table to be filled in with a pen: empty cells are boxes on paper. `fill` has the heads of the columns to be filled in. An empty
 * line is a row of empty texts.
 */
function SheetTable({ title, text, columns: [first, ...others], fill, rows }: SheetTableProps) {
  return (
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
}

type EstimateTablesProps = Estimate & {
  totals: ReturnType<typeof totalsOf>;
  words: Interface["estimate"];
  tag: string;
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

type Row = { name: string; how: string; figures: (number | undefined)[] };
type TableProps = { caption: string; heads: readonly string[]; tag: string; rows: Row[]; sums?: Row[] };

function Line({ name, how, figures, tag, heads: [, assumed, ...heads] }: Row & Pick<TableProps, "heads" | "tag">) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={assumed}>{how}</td>
      {heads.map((head, i) => {
        const figure = figures[i];
        return (
          <td key={head} data-label={figure === undefined ? undefined : head} className="sheet-figure">
            {figure?.toLocaleString(tag)}
          </td>
        );
      })}
    </tr>
  );
}

/** A table of the example, with a name, text, figures, and their sums below. */
function FigureTable({ caption, heads, tag, rows, sums = [] }: TableProps) {
  return (
    <StackedTable caption={caption} heads={heads} figuresFrom={2} className="sheet mt-6">
      <tbody>
        {rows.map((row) => (
          <Line key={row.name} {...row} heads={heads} tag={tag} />
        ))}
      </tbody>
      <tfoot>
        {sums.map((row) => (
          <Line key={row.name} {...row} heads={heads} tag={tag} />
        ))}
      </tfoot>
    </StackedTable>
  );
}

function Items({
  items,
  reserveShare,
  placeholderRate: rate,
  tax,
  totals,
  tag,
  words: { items: words },
}: EstimateTablesProps) {
  const amounts = (days: number) => [days, days * rate];
  const { sum, reserve, total, withTax } = words;
  const named = (text: string) => interpolate(text, { tax: tax.name, share: percent(tax.share) });
  return (
    <Part title={words.heading} text={interpolate(words.text, { rate: rate.toLocaleString(tag) })}>
      <FigureTable
        caption={words.caption}
        heads={words.heads}
        tag={tag}
        rows={items.map(({ title, assumed, personDays }) => ({
          name: title,
          how: assumed,
          figures: amounts(personDays),
        }))}
        sums={[
          { name: sum[0], how: interpolate(sum[1], { count: items.length }), figures: amounts(totals.sum) },
          {
            name: reserve[0],
            how: interpolate(reserve[1], { share: percent(reserveShare) }),
            figures: amounts(totals.reserve),
          },
          { name: total[0], how: total[1], figures: amounts(totals.total) },
          { name: named(words.tax), how: tax.text, figures: [undefined, totals.tax] },
          { name: named(withTax[0]), how: withTax[1], figures: [undefined, totals.withTax] },
        ]}
      />
    </Part>
  );
}

function Weeks({ stages, reserveWeeks, daysAWeek, totals, tag, words: { items, weeks: words } }: EstimateTablesProps) {
  return (
    <Part title={words.heading} text={interpolate(words.text, { days: daysAWeek.toLocaleString(tag) })}>
      <FigureTable
        caption={words.caption}
        heads={words.heads}
        tag={tag}
        rows={stages.map(({ title, text, weeks }, i) => ({
          name: title,
          how: text,
          figures: [totals.stages[i], weeks],
        }))}
        sums={[
          { name: items.reserve[0], how: words.reserve, figures: [totals.reserve, reserveWeeks] },
          { name: words.total[0], how: words.total[1], figures: [totals.total, totals.weeks] },
        ]}
      />
    </Part>
  );
}

function Payments({ payments, tax, totals, tag, words: { payments: words } }: EstimateTablesProps) {
  return (
    <Part title={words.heading}>
      <FigureTable
        caption={words.caption}
        heads={words.heads}
        tag={tag}
        rows={payments.map(({ when, share }, i) => ({
          name: when,
          how: percent(share),
          figures: [totals.payments[i]],
        }))}
        sums={[
          { name: words.total[0], how: interpolate(words.total[1], { tax: tax.name }), figures: [totals.withTax] },
        ]}
      />
    </Part>
  );
}

/** The example of an estimate: items, the sum and how it is calculated, weeks, payments, warranty, and what is left out. */
function EstimateTables(props: EstimateTablesProps) {
  const { warranty, leftOut, words } = props;
  return (
    <>
      <Items {...props} />
      <Weeks {...props} />
      <Payments {...props} />
      <Part title={interpolate(words.warranty, { days: warranty.days })}>
        <p className="measure mt-2">{warranty.text}</p>
      </Part>
      <Part title={words.leftOut}>
        <Starred texts={leftOut} className="mt-6 grid gap-3" />
      </Part>
    </>
  );
}

export function load({ address, slug: file }: ScreenArgs) {
  const { language, tag, words, pages } = localeOf({ address });
  const sheet = found(findBySlug(pages.sheets, file));
  const { slug, head, keywords, title, label, tagline, lead, estimate, closing } = sheet;
  const path = href("/sheets/:slug", { slug });
  const facts = sheet.shownFacts.map((fact) => sourceOf(fact, tag));
  return {
    head: pageHead(path, head, { keywords }, language),
    words: { ...words.sheets, resources: words.service.resources, consultation: words.home.consultation },
    sheet: {
      ...{ seed: slug, title, label, tagline, lead, closing },
      pattern: patternAt(content.sheets.findIndex((entry) => entry.slug === slug) + 1),
      parts: partsOf(sheet, content),
      estimate: estimate && { ...estimate, totals: totalsOf(estimate), tag, words: words.estimate },
      licence: words.resources.licence,
      sources: {
        words: words.sources,
        groups: facts.length > 0 ? [{ about: label, facts }] : [],
      },
      resources: resourceLinksOn(path, content, language),
    },
  };
}

/** A page to be printed and filled in (docs/decisions/buyers.md). */
export default function Sheet({ page: { sheet, words } }: PageProps<typeof load>) {
  const { parts, estimate, label, licence, resources, ...page } = sheet;
  return (
    <PaperPage
      {...page}
      crumbs={[{ label: words.crumb, to: href("/sheets") }, { label }]}
      badge={estimate ? words.example : words.toPrint}
      readOn={{ heading: words.resources, items: resources }}
      call={words.consultation}
    >
      <div className="grid gap-y-16">
        {parts.map((part) => (
          <SheetTable key={part.title} {...part} />
        ))}
        {estimate && <EstimateTables {...estimate} />}
      </div>
      <p className="measure mt-8 text-sm text-text-soft">{licence}</p>
    </PaperPage>
  );
}
