import { href } from "react-router";
import { articleBody, articleSummary, neighbours, reviewOf } from "~/content/.server/articles.ts";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { notFoundHead } from "~/content/.server/not-found.ts";
import { findBySlug } from "~/content/.server/parse.ts";
import { relatedPages } from "~/content/.server/related.ts";
import { takeAwayOn } from "~/content/.server/sheets/take-away.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { NotFound } from "~/sections/not-found.tsx";
import { Prose } from "~/sections/prose.tsx";
import { TakeAwayBand } from "~/sections/take-away.tsx";
import { headTags } from "~/seo/page-head.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import type { Route } from "./+types/route";
import { ContentsList, FoldedContents } from "./contents.tsx";
import { ArticleHero } from "./hero.tsx";
import { MoreArticles } from "./more-articles.tsx";
import { RelatedBand } from "./related-band.tsx";
import { useCurrentSection } from "./use-current-section.ts";

export function loader({ params }: Route.LoaderArgs) {
  const article = findBySlug(content.articles, params.slug);
  if (!article) return { head: notFoundHead(), article: null };
  const { slug, head, keywords, closing, publishDate: published, reviewed, category: section } = article;
  return {
    head: pageHead(href("/blog/:slug", { slug }), head, {
      keywords,
      type: "article",
      published,
      modified: reviewed,
      section,
    }),
    article: {
      ...articleSummary(article),
      subject: head.title,
      reviewed: reviewOf(article),
      body: articleBody(article),
      closing,
      related: relatedPages(article),
      takeAway: takeAwayOn(href("/blog/:slug", { slug }), content),
      ...neighbours(slug),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** One blog article (`specification.md`, section 2, "Blog articles"). */
export default redrawOnNewData(function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  const current = useCurrentSection(article?.body.sections);
  if (!article) return <NotFound />;
  const { body, closing, related } = article;
  return (
    <>
      <article>
        <ArticleHero {...article} />
        <div className="wrap grid gap-x-8 py-10 lg:grid-cols-12 lg:py-20">
          <div className="print:hidden lg:col-span-3">
            <ContentsList sections={body.sections} current={current} />
            <FoldedContents sections={body.sections} current={current} />
          </div>
          <Prose key={article.slug} html={body.html} className="min-w-0 lg:col-span-9" />
        </div>
      </article>
      <div className="print:hidden">
        <TakeAwayBand heading="To take away" items={article.takeAway} />
        <MoreArticles previous={article.previous} next={article.next} />
        <RelatedBand {...related} />
        <ClosingBand title={closing.title} text={closing.text} seed={article.slug}>
          <ButtonLink to={closing.href}>{closing.label}</ButtonLink>
        </ClosingBand>
      </div>
    </>
  );
});
