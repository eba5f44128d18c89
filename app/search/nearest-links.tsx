import { Link } from "react-router";
import { loneLink } from "~/ui/link-class.ts";
import type { PageEntry } from "./index-format.ts";

/** @public imported lazily by nearest-pages.tsx */
export { nearestPages } from "./nearest.ts";

/**
 * Links to pages that may have been meant.
 *
 * @public imported lazily by nearest-pages.tsx
 */
export function NearestLinks({ heading, pages }: { heading: string; pages: PageEntry[] }) {
  return (
    <nav aria-labelledby="nearest">
      <h2 id="nearest" className="text-h4!">
        {heading}
      </h2>
      <ul className="mt-2">
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path} className={loneLink}>
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
