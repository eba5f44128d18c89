/**
 * Marks the document as scrolled past 5 px (`specification.md`, section 9), for the header on the home page. In the head, so that
 * the header is right before any other script has loaded. It does not run at once: reading `scrollY` here would force a layout,
 * and a page that opens further down is scrolled there with an event.
 */
addEventListener("scroll", () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 5), {
  passive: true,
});

export {};
