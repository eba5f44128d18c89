import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type AnalyticsConfig, track } from "./client.ts";
import { pageView } from "./events.ts";

type Options = {
  /** `null` where the site is not configured for it. */
  analytics: AnalyticsConfig | null;
  /** Whether the event `app_initialized` is sent at start-up. */
  analyticsAppInitialized: boolean;
};

/**
 * Records a page view for the first page and for each change of path, not of hash or query (`decisions.md`,
 * "Analytics"). Runs after the new page's title is in the document.
 */
export function useAnalytics({ analytics, analyticsAppInitialized }: Options) {
  const { pathname } = useLocation();
  const recorded = useRef<string>(undefined);

  useEffect(() => {
    if (recorded.current === pathname) return;
    const first = recorded.current === undefined;
    recorded.current = pathname;
    if (first && analyticsAppInitialized) void track(analytics, "app_initialized", {});
    void track(analytics, "page_view", pageView(pathname));
  }, [pathname, analytics, analyticsAppInitialized]);
}
