import type { Page } from "@playwright/test";

/**
 * How far the page has moved, as CLS counts it.
 * @param file counts from the arrival of the first file whose address contains this. @default from the page's start
 */
export const readLayoutShift = (page: Page, file = "") =>
  page.evaluate(
    (file) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
          const came = file ? (files.find(({ name }) => name.includes(file))?.responseEnd ?? 0) : 0;
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { startTime, value }) => sum + (startTime > came ? value : 0), 0));
        }).observe({ type: "layout-shift", buffered: true });
        // The observer is not called where there are no entries.
        setTimeout(() => resolve(0), 500);
      }),
    file,
  );
