/**
 * Before the hero: sets `data-still`, by which `styles/home.css` holds animations. A prerendered page keeps it until it is shown; a
 * page to which Back or Forward led keeps it.
 */
const page = document as Document & { prerendering?: boolean };
const { dataset } = document.documentElement;
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

if (visit?.type === "back_forward") dataset.still = "";
else if (page.prerendering) {
  dataset.still = "";
  addEventListener("prerenderingchange", () => delete dataset.still, { once: true, capture: true });
}

export {};
