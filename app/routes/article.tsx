import { content } from "~/content/index.ts";
import { relatedToArticle } from "~/content/links/page-links.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { findBySlug } from "~/content/parse-by-schema.ts";
import { resourceLinksOn } from "~/content/sheets/resource-links.ts";
import { adjacentArticles, articleBody, articleSummary, reviewDateOf } from "~/content/texts/articles.ts";
import { href } from "~/href.ts";
import { Link } from "~/language/link.tsx";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { CrumbsWithBack } from "~/sections/breadcrumbs.tsx";
import { Byline } from "~/sections/byline.tsx";
import { ClosingBand } from "~/sections/page-hero-and-closing.tsx";
import { Prose } from "~/sections/prose.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import { TechLinks } from "~/sections/tech-links.tsx";
import articleCss from "~/styles/article-frame.css?inline";
// Taken as it is: lightningcss 1.33 warns of `:target-current`, which it does not know.
import currentSectionCss from "~/styles/current-section.css?raw";
import { Band } from "~/ui/band.tsx";
import { ArrowLeft, ArrowRight } from "~/ui/icons.tsx";
import { PageStyle } from "~/ui/inline-assets.tsx";
import { ArrowLink, ButtonLink } from "~/ui/links.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { familyAndColourwayAt } from "~/ui/pattern/seeded-pattern.ts";

export function load({ slug: file }: LoadArgs) {
  const article = orThrowNotFound(findBySlug(content.articles, file));
  const { slug, head, keywords, closing, publishDate: published, reviewed, category: section } = article;
  const path = href("/blog/:slug", { slug });
  return {
    head: makeHead(path, head, { keywords, type: "article", published, modified: reviewed, section }),
    article: {
      ...articleSummary(article),
      subject: head.title,
      reviewed: reviewDateOf(article),
      body: articleBody(article),
      closing,
      related: relatedToArticle(article),
      resources: resourceLinksOn(path, content),
      ...adjacentArticles(slug),
    },
  };
}

type Article = ReturnType<typeof load>["article"];

/**
 * The head of an article: the pattern on the left, above the column of the table of contents, and title and facts above the column
 * of the text. On a phone the link back replaces the breadcrumbs.
 */
const ArticleHero = ({ slug, title, excerpt, category, subject, standing, ...facts }: Article) => (
  <header className="article-hero">
    <div className="page-pattern article-pattern">
      <Pattern seed={slug} overrides={familyAndColourwayAt(standing.place, standing.categoryIndex)} />
    </div>
    <div className="wrap article-head">
      <div className="article-head-text">
        <CrumbsWithBack list={{ label: "Blog", to: href("/blog") }} page={subject} back="BACK TO BLOG" />
        <p className="mt-6 lg:mt-12">
          <span className="badge">{category}</span>
        </p>
        <h1 className="article-title">{title}</h1>
        <p className="mt-5 max-w-[38rem] text-lead lh-1.5 text-text-soft">{excerpt}</p>
        <Byline {...facts} className="mt-8" />
      </div>
    </div>
  </header>
);

/** Links to the sections. `styles/current-section.css` marks the one that is being read, in browsers that know it. */
const SectionLinks = ({ sections }: Article["body"]) => (
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

/** Table of contents: on large screens beside the text, where it stays in view; on small ones folded, above the text. */
const Contents = (body: Article["body"]) => (
  <div className="print:hidden lg:col-span-3">
    <nav aria-labelledby="contents" className="contents-beside">
      <h2 id="contents" className="label mb-2 pl-4 text-mark">
        ON THIS PAGE
      </h2>
      <SectionLinks {...body} />
    </nav>
    <nav aria-label="On this page" className="contents-above">
      <details className="group">
        <summary className="label flex min-h-12 cursor-pointer items-center justify-between text-mark">
          ON THIS PAGE
          <svg aria-hidden="true" viewBox="0 0 12 8" className="contents-sign">
            <path d="M1 1.5l5 5 5-5" />
          </svg>
        </summary>
        <SectionLinks {...body} />
      </details>
    </nav>
  </div>
);

const MoreArticles = ({ previous, next }: Article) => (
  <nav aria-label="Previous and next article" className="wrap">
    <ul className="grid line-t-2 border-rule lg:grid-cols-2">
      {previous && (
        <li className="py-8 lg:pr-8">
          <Neighbour {...previous} rel="prev" label="PREVIOUS ARTICLE" />
        </li>
      )}
      {next && (
        <li className="more-article">
          <Neighbour {...next} rel="next" label="NEXT ARTICLE" />
        </li>
      )}
    </ul>
  </nav>
);

type NeighbourProps = NonNullable<Article["next"]> & { rel: "prev" | "next"; label: string };

const Neighbour = ({ slug, title, rel, label }: NeighbourProps) => (
  <Link to={href("/blog/:slug", { slug })} rel={rel} className="group block">
    <span className="label flex items-center gap-2 text-mark">
      {rel === "prev" && <ArrowLeft size={16} strokeWidth={2.25} />}
      {label}
      {rel === "next" && <ArrowRight size={16} strokeWidth={2.25} />}
    </span>{" "}
    <span className="more-article-title">{title}</span>
  </Link>
);

/** Pages related to this article, each with its kind. */
const RelatedBand = ({ related: { pages, technologies } }: Article) => (
  <Band border ground="ground-2">
    <h2>Related pages</h2>
    <div className="mt-8 grid gap-x-8 gap-y-10 lg:mt-12 lg:grid-cols-12">
      <ul className="line-t border-line lg:col-span-6">
        {pages.map(({ kind, title, to }) => (
          <li key={to} className="flex flex-col line-b border-line py-3">
            <span className="text-sm text-text-soft">{kind}</span>
            <ArrowLink to={to} className="related-word">
              {title}
            </ArrowLink>
          </li>
        ))}
      </ul>
      {technologies.length > 0 && (
        <TechLinks technologies={technologies} className="content-start sm:grid-cols-2 lg:col-span-5 lg:col-start-8" />
      )}
    </div>
  </Band>
);

/** One blog article (`specification.md`, section 2, "Blog articles"). */
export default function ArticlePage({ page: { article } }: PageProps<typeof load>) {
  const { body, closing } = article;
  return (
    <>
      <article>
        <PageStyle name="article" css={articleCss + currentSectionCss} />
        <ArticleHero {...article} />
        <div className="wrap grid gap-x-8 py-10 lg:grid-cols-12 lg:py-20">
          <Contents {...body} />
          <Prose html={body.html} className="min-w-0 lg:col-span-9" />
        </div>
      </article>
      <div className="print:hidden">
        <ResourcesBand items={article.resources} />
        <MoreArticles {...article} />
        <RelatedBand {...article} />
      </div>
      <ClosingBand title={closing.title} text={closing.text} seed={article.slug}>
        <ButtonLink to={closing.href}>{closing.label}</ButtonLink>
      </ClosingBand>
    </>
  );
}
