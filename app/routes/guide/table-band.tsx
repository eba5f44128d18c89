import { Link } from "~/language/link.tsx";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { StackedTable } from "~/sections/stacked-table.tsx";
import { Band } from "~/ui/band.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { ShownGuide } from "./load.ts";

type Answers = { choose: string; hurts: string; leaving: string };

type Props = Pick<ShownGuide, "label" | "rows" | "others" | "file"> & {
  words: Pick<Interface["guides"], "table" | "columns">;
};

const answers = ["choose", "hurts", "leaving"] as const;

const cellsOf = (row: Answers, columns: Answers) =>
  answers.map((answer) => (
    <td key={answer} data-label={columns[answer]}>
      {row[answer]}
    </td>
  ));

/** The comparison, a row for each choice. On narrow screens a row is a block, and each cell has the head of its column. */
export function TableBand({ label, rows, others, file, words: { table, columns } }: Props) {
  return (
    <Band>
      <h2>{table}</h2>
      <StackedTable
        caption={label}
        heads={[columns.name, ...answers.map((answer) => columns[answer])]}
        className="comparison mt-10"
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug}>
              <th scope="row">
                <Link to={href("/technologies/:slug", { slug: row.slug })} className="stacked-name row-link">
                  <LogoIcon src={row.logo} size={40} loading="lazy" />
                  {row.name}
                </Link>
                {row.version && <span className="block weight-400 text-text-soft">{row.version}</span>}
              </th>
              {cellsOf(row, columns)}
            </tr>
          ))}
          {others.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <span className="stacked-name">{row.name}</span>
              </th>
              {cellsOf(row, columns)}
            </tr>
          ))}
        </tbody>
      </StackedTable>
      <TextLink to={file.to} type="text/csv" download className="mt-6">
        {file.label}
      </TextLink>
      <p className="measure mt-2 text-sm text-text-soft">{file.licence}</p>
    </Band>
  );
}
