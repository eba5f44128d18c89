import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSite } from "~/frame/navigation.ts";
import { track } from "./client.ts";
import { pageView } from "./events.ts";

/**
 * Records a page view for the first page and for each change of path, not of hash or query (`decisions.md`,
 * "Analytics"). Runs after the new page's title is in the document.
 */
export function useAnalytics() {
  const { pathname } = useLocation();
  const site = useSite();
  const recorded = useRef<string>(undefined);

  useEffect(() => {
    if (!site || recorded.current === pathname) return;
    const first = recorded.current === undefined;
    recorded.current = pathname;
    if (first && site.analyticsAppInitialized) void track(site.analytics, "app_initialized", {});
    void track(site.analytics, "page_view", pageView(pathname));
  }, [pathname, site]);
}
