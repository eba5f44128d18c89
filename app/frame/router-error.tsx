import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { NotFound } from "~/sections/not-found.tsx";
import { lateScreen } from "~/ui/late-screen.tsx";
import { loadLate } from "~/ui/load-late.ts";
import { useSite } from "./navigation.ts";

/** Its code comes with a person's first move: it has to be there when the line breaks. */
export const loadRouterErrorScreen = async (drawsAnew = false) =>
  (await loadLate(() => import("./router-error-screen.tsx"), { drawsAnew })).RouterErrorScreen;

const Screen = lateScreen<{ error: unknown }>("Unexpected Application Error!", () => loadRouterErrorScreen(true));

/** The path that the document was loaded from. */
const openedAt = import.meta.env.SSR ? "" : location.pathname;

/**
 * A page without data is gone or has moved since the site was opened: only the server knows where to, so the address is
 * loaded anew, once.
 */
function MissingPage() {
  const { pathname } = useLocation();
  const site = useSite();
  const asked = pathname === openedAt;
  useEffect(() => {
    if (!asked) location.reload();
  }, [asked]);
  return asked ? <NotFound siteName={site?.name ?? "Kutch IT"} /> : null;
}

/** Whether the document itself came as one that is not there, though these scripts still know a page at its path. */
function cameAsMissing(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return location.pathname === openedAt && navigation?.responseStatus === 404;
}

/** The screen for a routing failure. A missing page is no failure. */
export const RouterError = ({ error }: { error: unknown }) =>
  (isRouteErrorResponse(error) && error.status === 404) || cameAsMissing() ? <MissingPage /> : <Screen error={error} />;
