/**
 * Marks the document as scrolled past 5 px (`specification.md`, section 9), for the header on the home page. In the
 * head and not in React, so that the header is right before any other script has come. Not asked at once: a page that opens further
 * down is scrolled there, with an event, while reading `scrollY` here would lay out the page before it is there.
 */
addEventListener("scroll", () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 5), {
  passive: true,
});

export {};
