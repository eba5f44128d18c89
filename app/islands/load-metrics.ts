const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** TypeScript does not know `activationStart`, and Safari does not have it. */
type Navigation = PerformanceNavigationTiming & { activationStart?: number };

/** What the browser tells of this document and of all that was fetched for it so far. */
function costs(): Record<string, string> {
  const [page] = performance.getEntriesByType("navigation") as Navigation[];
  const fetched = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const all = page ? [page, ...fetched] : fetched;
  const sent = all.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const others = fetched.filter(({ name }) => new URL(name).origin !== location.origin);
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  // For a prerendered page the time counts from its activation.
  const readable = paint && Math.max(0, paint.startTime - (page?.activationStart ?? 0));
  return {
    bytes: kB(sent),
    requests: String(all.length),
    others: String(others.length),
    readable: readable === undefined ? "?" : `${(readable / 1000).toFixed(2)} s`,
  };
}

/** Shows in a page what it cost this very visit. What is read stays in the page: nothing is sent. */
export function start(place: HTMLElement): void {
  const show = () => {
    const found = costs();
    for (const cell of place.querySelectorAll<HTMLElement>("[data-cost]"))
      cell.textContent = found[cell.dataset.cost ?? ""] ?? "";
  };
  show();
  // Fonts and icons may be fetched after this script.
  new PerformanceObserver(show).observe({ entryTypes: ["resource", "paint"] });
}
