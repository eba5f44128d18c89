import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

type Category = { slug: string; label: string };

const neverChanges = () => () => {};

/**
 * A choice that is made while the cards still move ends their movement. The browser reports that as an error that nobody
 * handled, though nothing went wrong (github.com/w3c/csswg-drafts/issues/13726); the router does not catch it.
 */
function ignoreEndedMovement(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
}

/**
 * The category in the address. The prerendered page shows ALL, and so does the first render in the browser, so that
 * both agree; what is visible in between is the style sheet's affair (`category-chips.tsx`).
 * @returns `category` undefined for ALL, and for one that does not exist; `announcement` empty until it changes.
 */
export function useCategory(categories: Category[], articles: { categorySlug: string }[]) {
  const [params] = useSearchParams();
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const chosen = hydrated ? categories.find(({ slug }) => slug === params.get("category")) : undefined;
  const [announcement, announce] = useState("");
  const previous = useRef<string>(undefined);

  useEffect(() => {
    addEventListener("unhandledrejection", ignoreEndedMovement);
    return () => removeEventListener("unhandledrejection", ignoreEndedMovement);
  }, []);

  useEffect(() => {
    if (!hydrated) return;
    delete document.documentElement.dataset.category;
    const name = chosen?.label ?? "ALL";
    if (previous.current !== undefined && previous.current !== name) {
      const count = chosen
        ? articles.filter((article) => article.categorySlug === chosen.slug).length
        : articles.length;
      announce(`${name}: ${count} ${count === 1 ? "article" : "articles"} shown`);
    }
    previous.current = name;
  }, [hydrated, chosen, articles]);

  return { category: chosen?.slug, hydrated, announcement };
}
