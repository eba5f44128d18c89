import { content } from "~/content/index.ts";
import { relatedPages } from "~/content/links/links.ts";
import { pageHead } from "~/content/page/head.ts";
import { findBySlug } from "~/content/parse.ts";
import { resourceLinksOn } from "~/content/sheets/resource-links.ts";
import { articleBody, articleSummary, neighbours, reviewOf } from "~/content/texts/articles.ts";
import { href } from "~/paths.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { Prose } from "~/sections/prose.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import articleCss from "~/styles/article.css?inline";
import { ButtonLink } from "~/ui/button.tsx";
import { PageStyle } from "~/ui/page-style.tsx";
import { ArticleHero, ContentsList, FoldedContents } from "./head.tsx";
import { MoreArticles, RelatedBand } from "./links.tsx";

export function load({ slug: file }: ScreenArgs) {
  const article = found(findBySlug(content.articles, file));
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
      resources: resourceLinksOn(href("/blog/:slug", { slug }), content),
      ...neighbours(slug),
    },
  };
}

/** One blog article (`specification.md`, section 2, "Blog articles"). */
export default function ArticlePage({ page: { article } }: PageProps<typeof load>) {
  const { body, closing, related } = article;
  return (
    <>
      <article>
        <PageStyle name="article" css={articleCss} />
        <ArticleHero {...article} />
        <div className="wrap grid gap-x-8 py-10 lg:grid-cols-12 lg:py-20">
          <div className="print:hidden lg:col-span-3">
            <ContentsList sections={body.sections} />
            <FoldedContents sections={body.sections} />
          </div>
          <Prose html={body.html} className="min-w-0 lg:col-span-9" />
        </div>
      </article>
      <div className="print:hidden">
        <ResourcesBand heading="Guides, sheets and files" items={article.resources} />
        <MoreArticles previous={article.previous} next={article.next} />
        <RelatedBand {...related} />
      </div>
      <ClosingBand title={closing.title} text={closing.text} seed={article.slug}>
        <ButtonLink to={closing.href}>{closing.label}</ButtonLink>
      </ClosingBand>
    </>
  );
}
