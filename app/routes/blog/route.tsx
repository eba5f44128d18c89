import { content } from "~/content/index.ts";
import { localeOf } from "~/content/languages/locale.ts";
import { pageHead } from "~/content/page/head.ts";
import { articleSummary, categories, categorySlug } from "~/content/texts/articles.ts";
import { href } from "~/paths.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { HeroActions } from "~/sections/hero-actions.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import blogCss from "~/styles/blog.css?inline";
import { PageStyle } from "~/ui/page-style.tsx";
import { ArticleCard } from "./article-card.tsx";
import { CategoryChips } from "./category-chips.tsx";

export function load(args: ScreenArgs) {
  const { language, pages } = localeOf(args);
  const { head, ...words } = found(pages["/blog"]);
  return {
    head: pageHead(href("/blog"), head, {}, language),
    ...words,
    categories,
    articles: content.articles.map((article) => ({
      ...articleSummary(article),
      categorySlug: categorySlug(article.category),
    })),
  };
}

/** The blog list (`specification.md`, section 2, "Blog list"). */
export default function Blog({ page }: PageProps<typeof load>) {
  return (
    <>
      <PageStyle name="blog" css={blogCss} />
      <PageHero look="light" crumbs={[{ label: "Blog" }]} title={page.title} tagline={page.intro} seed="all-articles">
        <HeroActions call="LET'S TALK" />
      </PageHero>
      <section aria-label="Articles" className="wrap py-10 lg:py-14">
        <CategoryChips categories={page.categories} />
        <p role="status" data-filter-status="" className="sr-only" />
        <ul className="posts mt-8 grid gap-x-8 gap-y-10 lg:mt-10">
          {page.articles.map((article) => (
            <li key={article.slug} className="post" data-category={article.categorySlug}>
              <ArticleCard {...article} />
            </li>
          ))}
        </ul>
      </section>
      <ClosingBand {...page.closing} seed="all-articles" call="LET'S TALK" />
    </>
  );
}
