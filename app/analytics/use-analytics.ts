import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type AnalyticsEvents, pageView } from "./events.ts";
import { loadClientWhenIdle } from "./load-client.ts";

let saidOff = false;

/**
 * Records an event. Where analytics is not configured, or its code cannot be had, the event is only printed to the console
 * (`specification.md`, section 8). Never throws.
 */
async function record<Name extends keyof AnalyticsEvents>(name: Name, parameters: AnalyticsEvents[Name]) {
  if (import.meta.env.ANALYTICS) {
    try {
      return await (await loadClientWhenIdle()).track(name, parameters);
    } catch (error) {
      return console.warn("Analytics event (not sent):", name, parameters, error);
    }
  }
  if (!saidOff) console.info("Analytics is off: not configured.");
  saidOff = true;
  console.log("Analytics event (not sent):", name, parameters);
}

/**
 * Records a page view for the first page and for each change of path, not of hash or query (`decisions.md`,
 * "Analytics"). Runs after the new page's title is in the document.
 */
export function useAnalytics() {
  const { pathname } = useLocation();
  const recorded = useRef<string>(undefined);

  useEffect(() => {
    if (recorded.current === pathname) return;
    const first = recorded.current === undefined;
    recorded.current = pathname;
    const view = pageView(pathname);
    const before = first && import.meta.env.ANALYTICS_APP_INITIALIZED && record("app_initialized", {});
    void Promise.resolve(before).then(() => record("page_view", view));
  }, [pathname]);
}
