import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { type ArticleSummary, articleSummary, categories, categorySlug } from "~/content/texts/articles.ts";
import { href } from "~/href.ts";
import markCategory from "~/inline/mark-blog-category.ts?inline-script";
import { Link } from "~/language/link.tsx";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { SearchButton } from "~/search/search-button.tsx";
import { Byline } from "~/sections/byline.tsx";
import { ClosingBand, HeroActions, PageHero } from "~/sections/page-hero-and-closing.tsx";
import blogCss from "~/styles/blog.css?inline";
import { InlineScript, PageStyle } from "~/ui/inline-assets.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { familyAndColourwayAt } from "~/ui/pattern/seeded-pattern.ts";

/** An article on the list, under its pattern. Its one link is the title. */
const ArticleCard = ({ slug, title, excerpt, category, standing, ...facts }: ArticleSummary) => (
  <article aria-labelledby={slug} className="card h-full">
    <div className="card-pattern">
      <Pattern seed={slug} overrides={familyAndColourwayAt(standing.place, standing.categoryIndex)} />
    </div>
    <div className="flex grow flex-col p-6">
      <p>
        <span className="badge">{category}</span>
      </p>
      <h2 id={slug} className="mt-4 text-h3">
        <Link to={href("/blog/:slug", { slug })} className="stretched">
          {title}
        </Link>
      </h2>
      <p className="mt-3 mb-6 text-text-soft">{excerpt}</p>
      <Byline {...facts} className="mt-auto line-t border-line pt-4 text-text-soft" />
    </div>
  </article>
);

/**
 * The filter (`specification.md`, section 2). Every chip is a link, so that a choice can be shared and Back works.
 * Each link has the chip itself as its target. Without scripts the style sheet filters by `:target`, because it cannot see the query.
 */
const CategoryChips = ({ categories }: Pick<ReturnType<typeof load>, "categories">) => (
  <nav aria-label="Articles by category">
    <ul className="flex flex-wrap gap-2">
      {[{ slug: "", label: "ALL" }, ...categories].map(({ slug, label }) => (
        <li key={slug}>
          <a
            href={`${href("/blog")}${slug && `?category=${slug}`}#${slug}`}
            id={slug || "all"}
            aria-current={slug ? undefined : "true"}
            className="chip"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
    <InlineScript script={markCategory} />
  </nav>
);

export function load(args: LoadArgs) {
  const { language, pages } = languageDataAt(args);
  const { head, ...words } = orThrowNotFound(pages["/blog"]);
  return {
    head: makeHead(href("/blog"), head, {}, language),
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
        <SearchButton className="mb-6" />
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
