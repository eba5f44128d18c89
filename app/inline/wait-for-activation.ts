/**
 * In the head: a page that is drawn ahead of its visit begins to move when it is shown, and one that a visitor has come back
 * to does not move again (`styles/home.css`).
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
