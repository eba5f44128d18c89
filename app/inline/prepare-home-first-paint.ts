/**
 * Before the hero: sets what `styles/home-hero.css` follows. `data-still` holds animations: a prerendered page keeps it until it is shown,
 * and one to which Back or Forward led keeps it. `data-opening` leaves what is below the first screen until after the first frame,
 * where no place further down is wanted.
 */
const page = document as Document & { prerendering?: boolean };
const { dataset } = document.documentElement;
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

if (visit?.type === "back_forward") dataset.still = "";
else if (page.prerendering) {
  dataset.still = "";
  addEventListener("prerenderingchange", () => delete dataset.still, { once: true, capture: true });
} else if (visit?.type === "navigate" && !location.hash) {
  dataset.opening = "";
  requestAnimationFrame(() => setTimeout(() => delete dataset.opening));
}
