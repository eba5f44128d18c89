type Chip = HTMLAnchorElement;

/** The chip of the category in the address; the first one, ALL, where there is no category or no chip has it. */
function chosenOf(chips: readonly Chip[]): Chip | undefined {
  const slug = new URLSearchParams(location.search).get("category") ?? "";
  return chips.find(({ id }) => id === slug) ?? chips[0];
}

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
export function followCategories(): void {
  const status = document.querySelector("[data-filter-status]");
  if (!status) return;
  const chips = [...document.querySelectorAll<Chip>(".chip")];
  const posts = document.getElementsByClassName("post") as HTMLCollectionOf<HTMLElement>;
  const show = () => {
    const chosen = chosenOf(chips);
    for (const chip of chips) {
      if (chip === chosen) chip.setAttribute("aria-current", "true");
      else chip.removeAttribute("aria-current");
    }
    const slug = chosen === chips[0] ? "" : chosen?.id;
    for (const post of posts) post.hidden = Boolean(slug) && post.dataset.category !== slug;
    // Set before the first paint by a script of the page (`inline/mark-category.ts`), until this code has loaded.
    delete document.documentElement.dataset.category;
  };
  const say = () => {
    const count = [...posts].filter(({ hidden }) => !hidden).length;
    status.textContent = `${chosenOf(chips)?.textContent}: ${count} ${count === 1 ? "article" : "articles"} shown`;
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
