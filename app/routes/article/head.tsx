import type { ArticleSummary } from "~/content/.server/texts/articles.ts";
import { href } from "~/paths.ts";
import { ArticleFacts } from "~/sections/article-facts.tsx";
import { WayBack } from "~/sections/breadcrumbs.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { patternAt } from "~/ui/pattern/seeded-pattern.ts";

type ArticleHeroProps = ArticleSummary & {
  /** The short title for the breadcrumbs. */
  subject: string;
  /** The day of the last review. */
  reviewed: ArticleSummary["date"];
};

/**
 * The head of an article: the pattern on the left, above the column of the table of contents, and title and facts above the column
 * of the text. On a phone the link back replaces the breadcrumbs.
 */
export function ArticleHero({ slug, title, excerpt, category, subject, standing, ...facts }: ArticleHeroProps) {
  return (
    <header className="relative bg-ground-2 pt-20 print:bg-transparent print:pt-0">
      <div className="page-pattern h-16 sm:h-24 lg:absolute lg:top-20 lg:bottom-0 lg:left-0 lg:h-auto lg:w-[calc((100vw-min(100vw,80rem))/2+min(100vw,80rem)*0.243)]">
        <Pattern seed={slug} overrides={patternAt(standing.place, standing.shelf)} />
      </div>
      <div className="wrap grid gap-x-8 pt-3 pb-10 lg:grid-cols-12 lg:pt-6 lg:pb-16">
        <div className="lg:col-span-9 lg:col-start-4">
          <WayBack list={{ label: "Blog", to: href("/blog") }} page={subject} back="BACK TO BLOG" />
          <p className="mt-6 lg:mt-12">
            <span className="badge">{category}</span>
          </p>
          <h1 className="mt-4 max-w-[20em] text-[clamp(2.125rem,1.5rem+2.4vw,3.5rem)]!">{title}</h1>
          <p className="mt-5 max-w-[38rem] text-lead leading-normal text-text-soft">{excerpt}</p>
          <ArticleFacts {...facts} className="mt-8" />
        </div>
      </div>
    </header>
  );
}

type ContentsListProps = { sections: { id: string; title: string }[] };

/** Links to the sections. `behaviours/contents.ts` marks the one that is being read. */
const SectionLinks = ({ sections }: ContentsListProps) => (
  <ol>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} className="contents-link">
          {title}
        </a>
      </li>
    ))}
  </ol>
);

/** Table of contents beside the text, on large screens; it stays in view. */
export function ContentsList(props: ContentsListProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-26 -mx-1.5 max-h-[calc(100dvh-7.5rem)] overflow-y-auto overscroll-contain px-1.5 pt-1 pb-1.5 max-lg:hidden"
    >
      <h2 id="contents" className="label mb-2 pl-4 text-mark">
        ON THIS PAGE
      </h2>
      <SectionLinks {...props} />
    </nav>
  );
}

/** Table of contents on small screens, folded, above the text. */
export function FoldedContents(props: ContentsListProps) {
  return (
    <nav aria-label="On this page" className="mb-10 border-y border-line lg:hidden">
      <details className="group">
        <summary className="label flex min-h-12 cursor-pointer items-center justify-between text-mark">
          ON THIS PAGE
          <svg
            aria-hidden="true"
            viewBox="0 0 12 8"
            className="size-3 fill-none stroke-current stroke-2 group-open:rotate-180"
          >
            <path d="M1 1.5l5 5 5-5" />
          </svg>
        </summary>
        <SectionLinks {...props} />
      </details>
    </nav>
  );
}
