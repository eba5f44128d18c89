import { Link } from "react-router";
import { loneLink } from "~/ui/link-class.ts";

/** One step of the way from the home page to this one; the last has no address, it is where the reader is. */
export type Crumb = { label: string; to?: string };

/** The way back up, shown at the top of every inner page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs -my-2 flex flex-wrap items-center gap-x-2 text-sm">
        {crumbs.map(({ label, to }) => (
          <li key={label} className="flex items-center gap-x-2">
            {to ? (
              <Link to={to} className={loneLink}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-11 items-center">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
