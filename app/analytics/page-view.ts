import { allowed } from "~/ui/allowed.ts";
import { whenIdle } from "~/ui/when-idle.ts";
import { type AnalyticsEvents, pageView } from "./events.ts";

/** In session storage: the path of the last page view of this visit. */
const pathKey = "page-view-path";

/** For a browser that denies storage: of this document alone. */
let lastPath: string | null = null;

const readLastPath = () => allowed(() => sessionStorage.getItem(pathKey)) ?? lastPath;

function keepLastPath(path: string): void {
  lastPath = path;
  allowed(() => sessionStorage.setItem(pathKey, path));
}

/** The code that asks and sends. */
const loadClient = () => import("./client.ts");

/**
 * Records an event. Where analytics is not configured, or its code cannot be had, the event is only printed to the console
 * (`specification.md`, section 8). Never throws.
 */
async function record<Name extends keyof AnalyticsEvents>(name: Name, parameters: AnalyticsEvents[Name]) {
  if (!import.meta.env.ANALYTICS) return console.log("Analytics event (not sent):", name, parameters);
  try {
    await whenIdle();
    await (await loadClient()).track(name, parameters);
  } catch (error) {
    console.warn("Analytics event (not sent):", name, parameters, error);
  }
}

/** A page view where the path is another than the page's before in this visit (`decisions.md`, "Documents"). */
async function recordView(): Promise<void> {
  const path = location.pathname;
  const before = readLastPath();
  if (before === path) return;
  keepLastPath(path);
  const view = pageView(path);
  if (before === null && !import.meta.env.ANALYTICS) console.info("Analytics is off: not configured.");
  if (before === null && import.meta.env.ANALYTICS_APP_INITIALIZED) await record("app_initialized", {});
  await record("page_view", view);
}

/** Records views of this page: now, and when Back brings it out of the browser's memory. */
export function countView(): void {
  void recordView();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void recordView();
  });
  if (!import.meta.env.ANALYTICS) return;
  document.querySelector<HTMLElement>("[data-privacy-choices]")?.addEventListener("click", ({ currentTarget }) => {
    loadClient()
      .then(({ askForConsent }) => askForConsent(currentTarget as HTMLElement))
      .catch((error: unknown) => console.warn("The question about analytics could not be asked.", error));
  });
}
