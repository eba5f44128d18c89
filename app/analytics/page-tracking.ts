import { tryStorage } from "~/ui/try-storage.ts";
import { whenPageIdle } from "~/ui/when-idle.ts";
import { type AnalyticsEvent, pageViewEvents } from "./page-view-events.ts";

/** Key in session storage of the path that was last viewed in this visit. Used only where analytics is configured. */
const pathKey = "page-view-path";

/** Stands for the path before on a page to which Back or Forward led. It equals no real path, so that the view is recorded. */
const anotherPath = "";

/**
 * The path that was viewed before in this visit; null at its beginning. Without analytics nothing is stored, as `/privacy`
 * promises: the browser's navigation type and the referrer tell it.
 */
function pathBefore(): string | null {
  if (import.meta.env.ANALYTICS) return tryStorage(() => sessionStorage.getItem(pathKey)) ?? null;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload") return location.pathname;
  if (navigation?.type === "back_forward") return anotherPath;
  return document.referrer.startsWith(`${location.origin}/`) ? new URL(document.referrer).pathname : null;
}

/** The code that asks and sends. */
const loadClient = () => import("./client.ts");

/** Where the code cannot be loaded, events are only printed to the console (`specification.md`, section 8). */
async function record(events: AnalyticsEvent[]): Promise<void> {
  try {
    await (await loadClient()).recordAndAsk(events);
  } catch (error) {
    for (const event of events) console.warn("Analytics event (not sent):", ...event, error);
  }
}

/**
 * Records the view of this page, if its path is another than the one before (`docs/brief/decisions.md`, "Documents"). Where
 * analytics is not configured, the view is only printed.
 */
async function recordView(before: string | null): Promise<void> {
  const path = location.pathname;
  const events = before === path ? [] : pageViewEvents(before === null);
  if (import.meta.env.ANALYTICS) {
    tryStorage(() => sessionStorage.setItem(pathKey, path));
    await whenPageIdle();
    return record(events);
  }
  if (before === null) console.info("Analytics is off: not configured.");
  for (const event of events) console.log("Analytics event (not sent):", ...event);
}

/**
 * Records the view of this page, again when the page is restored from the back-forward cache. Where analytics is configured it is a
 * part of the page (`frame/page-frame.tsx`), and also records presses on phone and WhatsApp links; elsewhere each page calls it.
 */
export function start(): void {
  void recordView(pathBefore());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void recordView(import.meta.env.ANALYTICS ? pathBefore() : anotherPath);
  });
  if (!import.meta.env.ANALYTICS) return;
  addEventListener("click", ({ target }) => {
    const links = 'a[href^="tel:"], a[href^="https://wa.me/"]';
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
    const method = link?.protocol === "tel:" ? "phone" : "whatsapp";
    if (link) void record([["contact_click", { method, page_path: location.pathname }]]);
  });
  document.querySelector<HTMLElement>("[data-privacy-choices]")?.addEventListener("click", ({ currentTarget }) => {
    loadClient()
      .then(({ askForConsent }) => askForConsent(currentTarget as HTMLElement))
      .catch((error: unknown) => console.warn("The question about analytics could not be asked.", error));
  });
}
