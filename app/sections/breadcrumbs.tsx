import { clsx } from "clsx/lite";
import { href } from "~/href.ts";
import { Link } from "~/language/link.tsx";
import { publishedLinks, useLanguage } from "~/language/page-language.ts";
import { ArrowLeft } from "~/ui/icons.tsx";
import { spacingIfUppercase, standaloneLinkClass } from "~/ui/links.tsx";

/** A step of the breadcrumbs. The last is the page itself, and has no address. */
export type Crumb = { label: string; to?: string };

/** Breadcrumbs at the top of every inner page. @param crumbs without the home page */
export function Breadcrumbs({ crumbs, className }: { crumbs: Crumb[]; className?: string }) {
  const language = useLanguage();
  const words = language.catalogue.frame;
  const way = publishedLinks<Crumb>(language, [{ label: words.home, to: href("/") }, ...crumbs]);
  return (
    <nav aria-label={words.breadcrumb} className={className}>
      <ol className="crumbs -my-2 flex flex-wrap items-center gap-x-2 text-sm">
        {way.map(({ label, to }) => (
          <li key={label} className="flex items-center gap-x-2">
            {to ? (
              <Link to={to} className={standaloneLinkClass}>
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

/** Breadcrumbs beside a link back to the list that the page belongs to. On a phone only the link is shown. */
export const CrumbsWithBack = ({ list, page, back }: { list: Crumb & { to: string }; page: string; back: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 text-text-soft print:hidden">
    <Breadcrumbs className="max-sm:hidden" crumbs={[list, { label: page }]} />
    <Link to={list.to} className={clsx("text-link", spacingIfUppercase(back))}>
      <ArrowLeft size={16} strokeWidth={2.25} />
      {back}
    </Link>
  </div>
);
