import { href, type ShouldRevalidateFunction } from "react-router";
import { articleSummary, categories, categorySlug } from "~/content/.server/articles.ts";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { SearchButton } from "~/search/search-button.tsx";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { headTags } from "~/seo/page-head.ts";
import blogCss from "~/styles/blog.css?inline";
import blogUrl from "~/styles/blog.css?url";
import { ButtonLink } from "~/ui/button.tsx";
import { PageStyle } from "~/ui/page-style.tsx";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import type { Route } from "./+types/route";
import { ArticleCard } from "./article-card.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { useCategory } from "./use-category.ts";

export function loader() {
  const { head, ...words } = content.blog;
  return {
    head: pageHead(href("/blog"), head),
    ...words,
    categories,
    articles: content.articles.map((article) => ({
      ...articleSummary(article),
      categorySlug: categorySlug(article.category),
    })),
  };
}

/** The category in the address filters what is already here. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The blog list (`specification.md`, section 2, "Blog list"). */
export default redrawOnNewData(function Blog({ loaderData: page }: Route.ComponentProps) {
  const { category, hydrated, announcement } = useCategory(page.categories, page.articles);
  const shown = page.articles.filter((article) => !category || article.categorySlug === category);
  return (
    <>
      <PageStyle name="blog" css={import.meta.env.SSR ? blogCss : ""} url={blogUrl} />
      <PageHero
        ground="ground"
        crumbs={[{ label: "Blog" }]}
        title={page.title}
        tagline={page.intro}
        seed="all-articles"
      >
        <SearchButton className="mt-8" />
      </PageHero>
      <section aria-label="Articles" className="wrap py-10 lg:py-14">
        <CategoryChips categories={page.categories} active={category} hydrated={hydrated} />
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:mt-10 lg:grid-cols-3">
          {shown.map((article) => (
            <li key={article.slug} className="post" data-category={article.categorySlug}>
              <ArticleCard {...article} />
            </li>
          ))}
        </ul>
      </section>
      <ClosingBand {...page.closing} seed="all-articles">
        <ButtonLink to={href("/contact")}>LET'S TALK</ButtonLink>
      </ClosingBand>
    </>
  );
});
