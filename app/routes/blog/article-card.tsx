import type { ArticleSummary } from "~/content/texts/articles.ts";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { ArticleFacts } from "~/sections/article-facts.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { patternAt } from "~/ui/pattern/seeded-pattern.ts";

/** An article on the list, under its pattern. Its one link is the title. */
export function ArticleCard({ slug, title, excerpt, category, standing, ...facts }: ArticleSummary) {
  return (
    <article aria-labelledby={slug} className="card h-full">
      <div className="card-pattern">
        <Pattern seed={slug} overrides={patternAt(standing.place, standing.shelf)} />
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
        <ArticleFacts {...facts} className="mt-auto line-t border-line pt-4 text-text-soft" />
      </div>
    </article>
  );
}
