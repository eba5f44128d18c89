import { href } from "~/paths.ts";

type Category = { slug: string; label: string };

/**
 * Marks the document with the category in the address before the cards are painted, so that `styles/blog.css` shows
 * the right ones at once. `behaviours/blog-filter.ts` takes the mark away once it filters.
 */
const markCategory = `document.documentElement.dataset.category=new URLSearchParams(location.search).get("category")||""`;

/**
 * The filter (`specification.md`, section 2). Every chip is a link, so that a choice can be shared and Back works.
 * Where there are no scripts it names the chip as its target: the style sheet filters by that, as no built page can know the query.
 */
export function CategoryChips({ categories }: { categories: Category[] }) {
  return (
    <nav aria-label="Articles by category">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written above. */}
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
