import type { partsOf } from "~/content/sheets/table.ts";
import { StackedTable } from "~/sections/stacked-table.tsx";

type Props = ReturnType<typeof partsOf>[number];

/**
 * A table to be filled in with a pen: empty cells are boxes on paper. `fill` has the heads of the columns to be filled in. An empty
 * line is a row of empty texts.
 */
export function SheetTable({ title, text, columns: [first, ...others], fill, rows }: Props) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <p className="measure mt-2 text-text-soft">{text}</p>
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
    </section>
  );
}
