import { findCategoryChips, markChosenChip } from "~/ui/mark-chosen-chip.ts";

/** Updates the list by a view transition, where the browser has them and the visitor does not want motion reduced. */
function change(update: () => void): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition) {
    update();
    return;
  }
  const { finished, ready } = document.startViewTransition({ update, types: ["filter"] });
  // Both reject when the next choice skips this transition.
  for (const promise of [finished, ready]) promise.catch(() => {});
}

/**
 * Filters the list of articles by the category in the address, without loading a page for each choice. Every chip is a link, so
 * that a choice can be shared and Back works. Without scripts the style sheet filters (`styles/blog.css`).
 */
export function filterArticles(): void {
  const status = document.querySelector("[data-filter-status]");
  if (!status) return;
  const chips = findCategoryChips();
  const posts = document.getElementsByClassName("post") as HTMLCollectionOf<HTMLElement>;
  const show = () => {
    const category = markChosenChip(chips);
    for (const post of posts) post.hidden = category !== "" && post.dataset.category !== category;
    // Set before the first paint by a script of the page (`inline/mark-blog-category.ts`), until this code has loaded.
    delete document.documentElement.dataset.category;
  };
  const say = () => {
    const count = [...posts].filter(({ hidden }) => !hidden).length;
    const chosen = chips.find((chip) => chip.ariaCurrent);
    status.textContent = `${chosen?.textContent}: ${count} ${count === 1 ? "article" : "articles"} shown`;
  };
  const choose = () =>
    change(() => {
      show();
      say();
    });
  for (const chip of chips) {
    // The hash in its address serves browsers without scripts only.
    chip.href = chip.pathname + chip.search;
    chip.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (chip.href !== location.href) history.pushState(null, "", chip.href);
      choose();
    });
  }
  addEventListener("popstate", choose);
  show();
}
