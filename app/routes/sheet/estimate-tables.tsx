import type { totalsOf } from "~/content/sheets/table.ts";
import { interpolate } from "~/language/interpolate.ts";
import type { Interface } from "~/language/page-language.ts";
import { StackedTable } from "~/sections/stacked-table.tsx";
import { Starred } from "~/ui/texts.tsx";
import type { Estimate } from "../../../content/schemas/sheet.ts";

type Props = Estimate & { totals: ReturnType<typeof totalsOf>; words: Interface["estimate"]; tag: string };

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

function Items({ items, reserveShare, placeholderRate: rate, tax, totals, tag, words: { items: words } }: Props) {
  const amounts = (days: number) => [days, days * rate];
  const { sum, reserve, total, withTax } = words;
  const named = (text: string) => interpolate(text, { tax: tax.name, share: percent(tax.share) });
  return (
    <section>
      <h2 className="text-h3">{words.heading}</h2>
      <p className="measure mt-2 text-text-soft">{interpolate(words.text, { rate: rate.toLocaleString(tag) })}</p>
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
    </section>
  );
}

function Weeks({ stages, reserveWeeks, daysAWeek, totals, tag, words: { items, weeks: words } }: Props) {
  return (
    <section>
      <h2 className="text-h3">{words.heading}</h2>
      <p className="measure mt-2 text-text-soft">{interpolate(words.text, { days: daysAWeek.toLocaleString(tag) })}</p>
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
    </section>
  );
}

function Payments({ payments, tax, totals, tag, words: { payments: words } }: Props) {
  return (
    <section>
      <h2 className="text-h3">{words.heading}</h2>
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
    </section>
  );
}

/** The example of an estimate: items, the sum and how it is calculated, weeks, payments, warranty, and what is left out. */
export function EstimateTables(props: Props) {
  const { warranty, leftOut, words } = props;
  return (
    <>
      <Items {...props} />
      <Weeks {...props} />
      <Payments {...props} />
      <section>
        <h2 className="text-h3">{interpolate(words.warranty, { days: warranty.days })}</h2>
        <p className="measure mt-2">{warranty.text}</p>
      </section>
      <section>
        <h2 className="text-h3">{words.leftOut}</h2>
        <Starred texts={leftOut} className="mt-6 grid gap-3" />
      </section>
    </>
  );
}
