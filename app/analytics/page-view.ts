import { tryStorage } from "~/ui/try-storage.ts";
import { whenIdle } from "~/ui/when-idle.ts";
import { type AnalyticsEvent, contactClick, pageView } from "./events.ts";

/** Key in session storage of the path that was last viewed in this visit. Used only where analytics is configured. */
const pathKey = "page-view-path";

/** The same where storage is denied: it holds for this document alone. */
let lastPath: string | null = null;

/** Stands for the path before on a page to which Back or Forward led. It equals no real path, so that the view is recorded. */
const anotherPath = "";

/**
 * The path that was viewed before in this visit; null at its beginning. Without analytics nothing is stored, as `/privacy`
 * promises: the browser's navigation type and the referrer tell it.
 */
function pathBefore(): string | null {
  if (import.meta.env.ANALYTICS) return tryStorage(() => sessionStorage.getItem(pathKey)) ?? lastPath;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload") return location.pathname;
  if (navigation?.type === "back_forward") return anotherPath;
  return document.referrer.startsWith(`${location.origin}/`) ? new URL(document.referrer).pathname : null;
}

function keepPath(path: string): void {
  if (!import.meta.env.ANALYTICS) return;
  lastPath = path;
  tryStorage(() => sessionStorage.setItem(pathKey, path));
}

/** The code that asks and sends. */
const loadClient = () => import("./client.ts");

/**
 * The events that this page has to record: its view, if its path is another than the one before (`docs/brief/decisions.md`, "Documents").
 */
function dueEvents(before: string | null): AnalyticsEvent[] {
  const path = location.pathname;
  if (before === path) return [];
  keepPath(path);
  const view: AnalyticsEvent = ["page_view", pageView(path)];
  if (before !== null) return [view];
  if (!import.meta.env.ANALYTICS) console.info("Analytics is off: not configured.");
  return import.meta.env.ANALYTICS_APP_INITIALIZED ? [["app_initialized", {}], view] : [view];
}

/**
 * Records the view of this page. Where analytics is not configured, or its code cannot be loaded, events are only printed to the
 * console (`specification.md`, section 8). Never throws.
 */
async function recordView(before: string | null): Promise<void> {
  const events = dueEvents(before);
  if (!import.meta.env.ANALYTICS) {
    for (const event of events) console.log("Analytics event (not sent):", ...event);
    return;
  }
  try {
    await whenIdle();
    await (await loadClient()).recordVisit(events);
  } catch (error) {
    for (const event of events) console.warn("Analytics event (not sent):", ...event, error);
  }
}

/**
 * Records the view of this page, again when the page is restored from the back-forward cache. Where analytics is configured it is a
 * part of the page (`frame/frame.tsx`), and also records presses on phone and WhatsApp links; elsewhere each page calls it.
 */
export function start(): void {
  void recordView(pathBefore());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void recordView(import.meta.env.ANALYTICS ? pathBefore() : anotherPath);
  });
  if (!import.meta.env.ANALYTICS) return;
  addEventListener("click", (event) => {
    const pressed = contactClick(event);
    if (!pressed) return;
    loadClient()
      .then(({ recordContact }) => recordContact(pressed))
      .catch((error: unknown) => console.warn("Analytics event (not sent):", ...pressed, error));
  });
  document.querySelector<HTMLElement>("[data-privacy-choices]")?.addEventListener("click", ({ currentTarget }) => {
    loadClient()
      .then(({ askForConsent }) => askForConsent(currentTarget as HTMLElement))
      .catch((error: unknown) => console.warn("The question about analytics could not be asked.", error));
  });
}
