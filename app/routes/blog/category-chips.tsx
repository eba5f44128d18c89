import { href } from "~/paths.ts";

type Category = { slug: string; label: string };

/**
 * Marks the document with the category in the address before the cards are painted, so that `styles/blog.css` shows
 * the right ones at once. `behaviours/blog-filter.ts` removes the mark once it filters.
 */
const markCategory = `document.documentElement.dataset.category=new URLSearchParams(location.search).get("category")||""`;

/**
 * The filter (`specification.md`, section 2). Every chip is a link, so that a choice can be shared and Back works.
 * Each link has the chip itself as its target. Without scripts the style sheet filters by `:target`, because it cannot see the query.
 */
export function CategoryChips({ categories }: { categories: Category[] }) {
  return (
    <nav aria-label="Articles by category">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above. */}
      <script dangerouslySetInnerHTML={{ __html: markCategory }} />
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
    </nav>
  );
}
