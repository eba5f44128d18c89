import { EnglishNote } from "~/language/english-note.tsx";
import { Link } from "~/language/link.tsx";
import { useWords } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { loneLink } from "~/ui/link-class.ts";

/** One step of the way to this page; the last has no address, it is where the reader is. */
export type Crumb = { label: string; to?: string };

/**
 * The way back up, shown at the top of every inner page.
 * @param crumbs below the home page
 * @param className of the way, not of the note under it
 */
export function Breadcrumbs({ crumbs, className }: { crumbs: Crumb[]; className?: string }) {
  const words = useWords();
  const way: Crumb[] = [{ label: words.home, to: href("/") }, ...crumbs];
  return (
    <>
      <nav aria-label={words.breadcrumb} className={className}>
        <ol className="crumbs -my-2 flex flex-wrap items-center gap-x-2 text-sm">
          {way.map(({ label, to }) => (
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
      <EnglishNote className="mt-2 text-sm" />
    </>
  );
}
