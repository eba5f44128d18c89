import type { Estimate } from "~/content/.server/schemas/sheet.ts";

type Props = Estimate & { totals: { sum: number; reserve: number; total: number; amount: number } };

const inWords = (value: number) => value.toLocaleString("en-GB");
const columns = ["What is assumed", "Person-days", "Amount"] as const;

/** A line of the sum: what it is, how it is reckoned, and the two figures. */
function Line({ name, how, personDays, rate }: { name: string; how: string; personDays: number; rate: number }) {
  const [assumed, days, amount] = columns;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={assumed}>{how}</td>
      <td data-label={days} className="sheet-figure">
        {inWords(personDays)}
      </td>
      <td data-label={amount} className="sheet-figure">
        {inWords(personDays * rate)}
      </td>
    </tr>
  );
}

/** The example of an estimate: its items, the sum with the way it is reckoned, and what is left out. */
export function EstimateTables({ items, reserveShare, placeholderRate: rate, leftOut, totals }: Props) {
  return (
    <>
      <section>
        <h2 className="text-h3">Example: the items</h2>
        <p className="measure mt-2 text-text-soft">
          Amounts are person-days multiplied by a placeholder rate of {inWords(rate)} a day, in no currency.
        </p>
        <table className="stacked-table sheet mt-6">
          <caption className="sr-only">Example of an estimate, with a placeholder rate</caption>
          <thead>
            <tr>
              {["Item", ...columns].map((head, i) => (
                <th key={head} scope="col" className={i > 1 ? "sheet-figure" : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ title, assumed, personDays }) => (
              <Line key={title} name={title} how={assumed} personDays={personDays} rate={rate} />
            ))}
          </tbody>
          <tfoot>
            <Line name="Sum" how={`Of the ${items.length} items`} personDays={totals.sum} rate={rate} />
            <Line
              name="Reserve"
              how={`${reserveShare * 100}% of the sum, a line of its own, so that no item hides it`}
              personDays={totals.reserve}
              rate={rate}
            />
            <Line name="Total of the example" how="Sum and reserve" personDays={totals.total} rate={rate} />
          </tfoot>
        </table>
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
