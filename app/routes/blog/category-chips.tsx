import { href, Link } from "react-router";

type Category = { slug: string; label: string };
type Props = {
  categories: Category[];
  /** Slug of the chosen category; none is ALL. */
  active: string | undefined;
  hydrated: boolean;
};

/**
 * Marks the document with the category in the address before the cards are painted, so that `styles/blog.css` shows
 * the right ones at once. Once React has taken over, it shows them itself and takes the mark away.
 */
const markCategory = `document.documentElement.dataset.category=new URLSearchParams(location.search).get("category")||""`;

/**
 * The filter (`specification.md`, section 2). Every chip is a link, so that a choice can be shared and Back works.
 * Until scripts have loaded, and where there are none, it also names the chip as its target: the style sheet filters by
 * that, where a prerendered page cannot know the query.
 */
export function CategoryChips({ categories, active, hydrated }: Props) {
  const chip = ({ slug, label }: Category) => (
    <li key={slug}>
      <Link
        to={{
          pathname: href("/blog"),
          search: slug && `?category=${slug}`,
          hash: hydrated ? "" : slug,
        }}
        id={slug || "all"}
        preventScrollReset
        viewTransition
        aria-current={slug === (active ?? "") ? "true" : undefined}
        className="chip"
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Articles by category">
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written above.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? markCategory : "" }}
      />
      <ul className="flex flex-wrap gap-2">{[{ slug: "", label: "ALL" }, ...categories].map(chip)}</ul>
    </nav>
  );
}
