import type { ReactNode } from "react";
import { Link } from "~/language/link.tsx";
import { useLanguage } from "~/language/page-language.ts";
import { SearchButton } from "~/search/search-button.tsx";
import { Band } from "~/ui/band.tsx";
import { ClosingBand, HeroActions, PageHero } from "./page-hero-and-closing.tsx";

type Props = {
  title: string;
  /** The page's name in the breadcrumbs. */
  crumb: string;
  tagline: string;
  closing: { title: string; text: string };
  seed: string;
  entries: { to: string; title: string; text: string; note: string }[];
  children?: ReactNode;
};

/** A page that lists all guides or all sheets, each with what it is for. */
export function ResourceListPage({ title, crumb, tagline, closing, seed, entries, children }: Props) {
  const { home } = useLanguage().catalogue;
  return (
    <>
      <PageHero crumbs={[{ label: crumb }]} title={title} tagline={tagline} seed={seed} look="text">
        <HeroActions call={home.consultation} />
      </PageHero>
      <Band>
        <SearchButton className="mb-8" />
        <ul className="grid gap-x-16 line-t-2 border-rule lg:grid-cols-2">
          {entries.map((entry) => (
            <li key={entry.to} className="stretch-box relative line-b border-line py-6">
              <h2 className="text-h3">
                <Link to={entry.to} className="row-link stretched">
                  {entry.title}
                </Link>
              </h2>
              <p className="measure mt-2 text-text-soft">{entry.text}</p>
              <p className="mt-2 text-sm text-text-soft">{entry.note}</p>
            </li>
          ))}
        </ul>
      </Band>
      {children}
      <ClosingBand {...closing} seed={`${seed}-end`} call={home.consultation} />
    </>
  );
}
