import type { Cell, ShownSection, ShownTable } from "~/content/explainers/explainer-data.ts";
import { StackedTable } from "~/sections/stacked-table.tsx";
import { Paragraphs, Starred } from "~/ui/texts.tsx";

function Words({ text, href, isCode }: Cell) {
  if (isCode) return <code>{text}</code>;
  if (!href) return text;
  return (
    <a href={href} lang="en" rel="noopener" className="underline underline-offset-4">
      {text}
    </a>
  );
}

function Table({ title, columns, rows }: ShownTable & { title: string }) {
  return (
    <StackedTable caption={title} heads={columns} className="sheet mt-6">
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name?.text}>
            <th scope="row">{name?.text}</th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]} data-label={columns[i + 1]}>
                <Words {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

/** Questions, each with a box for the answer on paper. */
function Checks({ title, columns, rows }: NonNullable<ShownSection["checks"]> & { title: string }) {
  const [, good, room] = columns;
  return (
    <StackedTable caption={title} heads={columns} className="sheet mt-6">
      <tbody>
        {rows.map((row) => (
          <tr key={row.ask}>
            <th scope="row">{row.ask}</th>
            <td data-label={good}>{row.good}</td>
            <td data-label={room} className="sheet-box" />
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

/** A section of an explainer: paragraphs, a list, tables. */
export function Section({ title, paragraphs, list, tables, checks }: ShownSection) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <Paragraphs texts={paragraphs} className="measure mt-3 text-text-soft" />
      {list && <Starred texts={list} className="measure mt-6 grid gap-3" />}
      {tables.map((table) => (
        <Table key={table.columns.join()} title={title} {...table} />
      ))}
      {checks && <Checks title={title} {...checks} />}
    </section>
  );
}
