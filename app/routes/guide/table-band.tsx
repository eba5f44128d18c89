import type { TechnologyLink } from "~/content/.server/links.ts";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";

type Answers = { choose: string; hurts: string; leaving: string };

type Props = {
  label: string;
  rows: (TechnologyLink & Answers & { version: string })[];
  others: (Answers & { name: string })[];
  /** The same table for a spreadsheet, and on which terms it may be used. */
  file: { to: string; label: string; licence: string };
};

const columns = [
  ["choose", "Choose it when"],
  ["hurts", "Where it hurts"],
  ["leaving", "What it costs to leave"],
] as const;

const cellsOf = (row: Answers) =>
  columns.map(([key, name]) => (
    <td key={key} data-label={name}>
      {row[key]}
    </td>
  ));

/** What may be chosen, side by side: a row each. On narrow screens a row is a block, and each cell says what it is. */
export function TableBand({ label, rows, others, file }: Props) {
  return (
    <Band>
      <h2>Side by side</h2>
      <table className="stacked-table comparison mt-10">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">Technology</th>
            {columns.map(([key, name]) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug}>
              <th scope="row">
                <Link to={href("/technologies/:slug", { slug: row.slug })} className="stacked-name row-link">
                  <LogoIcon src={row.logo} size={40} loading="lazy" />
                  {row.name}
                </Link>
                <span className="block font-normal text-text-soft">{row.version}</span>
              </th>
              {cellsOf(row)}
            </tr>
          ))}
          {others.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <span className="stacked-name">{row.name}</span>
              </th>
              {cellsOf(row)}
            </tr>
          ))}
        </tbody>
      </table>
      <TextLink to={file.to} type="text/csv" download className="mt-6">
        {file.label}
      </TextLink>
      <p className="measure mt-2 text-sm text-text-soft">{file.licence}</p>
    </Band>
  );
}
