/**
 * Marks the document as scrolled past 5 px (`specification.md`, section 9), for the header on the home page, and as scrolled down
 * last, for the header of a low window (`styles/header.css`). In the head, so that the header is right before any other script has
 * loaded. It does not run at once: reading `scrollY` here would force a layout, and a page that opens further down is scrolled there
 * with an event.
 */
const root = document.documentElement;
let before = 0;
addEventListener(
  "scroll",
  () => {
    root.toggleAttribute("data-scrolled", scrollY > 5);
    root.toggleAttribute("data-scrolled-down", scrollY > 5 && scrollY > before);
    before = scrollY;
  },
  { passive: true },
);
