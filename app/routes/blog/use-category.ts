import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

type Category = { slug: string; label: string };

const neverChanges = () => () => {};

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
