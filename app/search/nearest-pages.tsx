import { useEffect, useState } from "react";
import { Link } from "react-router";
import { applyFullStylesheet } from "~/ui/full-stylesheet.ts";
import { loneLink } from "~/ui/link-class.ts";
import type { PageEntry } from "./index-format.ts";

/** Links to the pages whose addresses are most like the one that was asked for. Nothing where none is. */
export function NearestPages({ path }: { path: string }) {
  const [pages, setPages] = useState<PageEntry[]>([]);

  useEffect(() => {
    let current = true;
    import("./nearest.ts")
      .then(({ nearestPages }) => nearestPages(path))
      .then(async (found) => {
        await applyFullStylesheet();
        if (current) setPages(found);
      })
      // The way home and the search are on the page: that there are no guesses as well is no failure of it.
      .catch((error: unknown) => console.warn("No suggestions for this address.", error));
    return () => {
      current = false;
    };
  }, [path]);

  return (
    // Room is kept, so that nothing moves when the guesses arrive.
    <div className="mt-10 min-h-56 noscript:hidden">
      {pages.length > 0 && (
        <nav aria-labelledby="nearest">
          <h2 id="nearest" className="text-h4!">
            Did you mean
          </h2>
          <ul className="mt-2">
            {pages.map((page) => (
              <li key={page.path}>
                <Link to={page.path} prefetch="intent" className={loneLink}>
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
