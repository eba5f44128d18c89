import markCategory from "~/inline/mark-category.ts?inline-script";
import { href } from "~/paths.ts";
import { InlineScript } from "~/ui/inline-script.tsx";

type Category = { slug: string; label: string };

/**
 * The filter (`specification.md`, section 2). Every chip is a link, so that a choice can be shared and Back works.
 * Each link has the chip itself as its target. Without scripts the style sheet filters by `:target`, because it cannot see the query.
 */
export function CategoryChips({ categories }: { categories: Category[] }) {
  return (
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
}
