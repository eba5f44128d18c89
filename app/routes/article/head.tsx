import type { ArticleSummary } from "~/content/texts/articles.ts";
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
    <header className="article-hero">
      <div className="page-pattern article-pattern">
        <Pattern seed={slug} overrides={patternAt(standing.place, standing.shelf)} />
      </div>
      <div className="wrap article-head">
        <div className="article-head-text">
          <WayBack list={{ label: "Blog", to: href("/blog") }} page={subject} back="BACK TO BLOG" />
          <p className="mt-6 lg:mt-12">
            <span className="badge">{category}</span>
          </p>
          <h1 className="article-title">{title}</h1>
          <p className="mt-5 max-w-[38rem] text-lead lh-1.5 text-text-soft">{excerpt}</p>
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
    <nav aria-labelledby="contents" className="contents-beside">
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
    <nav aria-label="On this page" className="contents-above">
      <details className="group">
        <summary className="label flex min-h-12 cursor-pointer items-center justify-between text-mark">
          ON THIS PAGE
          <svg aria-hidden="true" viewBox="0 0 12 8" className="contents-sign">
            <path d="M1 1.5l5 5 5-5" />
          </svg>
        </summary>
        <SectionLinks {...props} />
      </details>
    </nav>
  );
}
