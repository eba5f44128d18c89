/**
 * At the end of the page: fetches what every page runs, after the first paint, which it would only hold up. The paint is the
 * first largest-contentful-paint entry. A hidden tab never paints, a person may act before the paint is reported, and a
 * browser may not report it: each of these starts it too.
 */
declare const startUrl: string;

const start = () => import(startUrl);

if (PerformanceObserver.supportedEntryTypes.includes("largest-contentful-paint") && !document.hidden)
  new PerformanceObserver(start).observe({ type: "largest-contentful-paint", buffered: true });
else requestAnimationFrame(() => setTimeout(start));
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, start, { once: true, capture: true });
setTimeout(start, 4000);

export {};
