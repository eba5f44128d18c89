/**
 * After the first frame: marks the document as scrolled past 5 px (`specification.md`, section 9), for the header on the home page, so
 * that the header is right before any other script has loaded. Reading `scrollY` earlier would force a layout.
 */
const mark = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 5);

mark();
addEventListener("scroll", mark, { passive: true });

export {};
