import type { Estimate } from "~/content/.server/schemas/sheet.ts";
import type { totalsOf } from "~/content/.server/sheets/table.ts";

type Props = Estimate & { totals: ReturnType<typeof totalsOf> };

const inWords = (value: number) => value.toLocaleString("en-GB");
const percent = (share: number) => `${Math.round(share * 100)}%`;

type Row = { name: string; how: string; figures: (number | undefined)[] };
type TableProps = { caption: string; heads: string[]; rows: Row[]; sums?: Row[] };

function Line({ name, how, figures, heads: [, assumed, ...heads] }: Row & { heads: string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={assumed}>{how}</td>
      {heads.map((head, i) => {
        const figure = figures[i];
        return (
          <td key={head} data-label={figure === undefined ? undefined : head} className="sheet-figure">
            {figure !== undefined && inWords(figure)}
          </td>
        );
      })}
    </tr>
  );
}

/** A table of the example: a name, words, and figures; under them what they come to. */
function FigureTable({ caption, heads, rows, sums = [] }: TableProps) {
  return (
    <table className="stacked-table sheet mt-6">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, i) => (
            <th key={head} scope="col" className={i > 1 ? "sheet-figure" : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.name} {...row} heads={heads} />
        ))}
      </tbody>
      <tfoot>
        {sums.map((row) => (
          <Line key={row.name} {...row} heads={heads} />
        ))}
      </tfoot>
    </table>
  );
}

function Items({ items, reserveShare, placeholderRate: rate, tax, totals }: Props) {
  const line = (name: string, how: string, days: number): Row => ({ name, how, figures: [days, days * rate] });
  return (
    <section>
      <h2 className="text-h3">Example: the items</h2>
      <p className="measure mt-2 text-text-soft">
        Amounts are person-days multiplied by a placeholder rate of {inWords(rate)} a day, in no currency.
      </p>
      <FigureTable
        caption="Example of an estimate, with a placeholder rate"
        heads={["Item", "What is assumed", "Person-days", "Amount"]}
        rows={items.map(({ title, assumed, personDays }) => line(title, assumed, personDays))}
        sums={[
          line("Sum", `Of the ${items.length} items`, totals.sum),
          line(
            "Reserve",
            `${percent(reserveShare)} of the sum, a line of its own, so that no item hides it`,
            totals.reserve,
          ),
          line("Total of the example", "Sum and reserve", totals.total),
          { name: `${tax.name} at ${percent(tax.share)}`, how: tax.text, figures: [undefined, totals.tax] },
          { name: `Total with ${tax.name}`, how: "What is paid in all", figures: [undefined, totals.withTax] },
        ]}
      />
    </section>
  );
}

function Weeks({ stages, reserveWeeks, daysAWeek, totals }: Props) {
  return (
    <section>
      <h2 className="text-h3">Example: the weeks</h2>
      <p className="measure mt-2 text-text-soft">
        Counted with {inWords(daysAWeek)} person-days a week, all people together.
      </p>
      <FigureTable
        caption="Example of the stages with their weeks"
        heads={["Stage", "What happens", "Person-days", "Weeks"]}
        rows={stages.map(({ title, text, weeks }, i) => ({
          name: title,
          how: text,
          figures: [totals.stages[i], weeks],
        }))}
        sums={[
          { name: "Reserve", how: "If it is used", figures: [totals.reserve, reserveWeeks] },
          { name: "From the order to the launch", how: "With the reserve", figures: [totals.total, totals.weeks] },
        ]}
      />
    </section>
  );
}

function Payments({ payments, tax, totals }: Props) {
  return (
    <section>
      <h2 className="text-h3">Example: stages of payment</h2>
      <FigureTable
        caption="Example of the stages of payment"
        heads={["When", "Share", "Amount"]}
        rows={payments.map(({ when, share }, i) => ({
          name: when,
          how: percent(share),
          figures: [totals.payments[i]],
        }))}
        sums={[{ name: "In all", how: `The total with ${tax.name}`, figures: [totals.withTax] }]}
      />
    </section>
  );
}

/** The example of an estimate: its items, the sum with the way it is reckoned, weeks, payments, warranty, and what is left out. */
export function EstimateTables(props: Props) {
  const { warranty, leftOut } = props;
  return (
    <>
      <Items {...props} />
      <Weeks {...props} />
      <Payments {...props} />
      <section>
        <h2 className="text-h3">Example: the warranty, {warranty.days} days</h2>
        <p className="measure mt-2">{warranty.text}</p>
      </section>
      <section>
        <h2 className="text-h3">Example: what is left out</h2>
        <ul className="starred mt-6 grid gap-3">
          {leftOut.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
