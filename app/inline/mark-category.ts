/**
 * After the chips of the blog: shows the category in the address before the cards are painted. It marks its chip, and the document,
 * by which `styles/blog.css` leaves out the other cards until `behaviours/blog-filter.ts` filters them.
 */
const category = new URLSearchParams(location.search).get("category");
const chips = [...document.querySelectorAll(".chip")];
const chosen = chips.find(({ id }) => id === category);

if (category && chosen) {
  document.documentElement.dataset.category = category;
  chips[0]?.removeAttribute("aria-current");
  chosen.setAttribute("aria-current", "true");
}

export {};
