import type { TechnologyLink } from "~/content/.server/links.ts";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";

type Row = TechnologyLink & { choose: string; hurts: string; leaving: string };

const columns = [
  ["choose", "Choose it when"],
  ["hurts", "Where it hurts"],
  ["leaving", "What it costs to leave"],
] as const;

/** The members of a group side by side: a row each. On narrow screens a row is a block, and each cell says what it is. */
export function TableBand({ label, rows }: { label: string; rows: Row[] }) {
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
              </th>
              {columns.map(([key, name]) => (
                <td key={key} data-label={name}>
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
