/** A place of this site. */
export type Place = { pathname: string; search: string; hash: string };

/** What the router says whenever something has changed. */
export type RouterState = {
  /** Of the page that is shown, or is about to be. */
  location: Place;
  /** Where it goes while it is going somewhere. */
  navigation: { location?: Place | undefined };
  /** How it came to the address that is shown. */
  historyAction: "POP" | "PUSH" | "REPLACE";
  errors: Record<string, unknown> | null;
};

/** What React Router keeps in the window of how its pages are built. */
type RouterGlobals = {
  __reactRouterDataRouter?: {
    state: RouterState;
    match: (path: string) => { route: { id: string } }[] | null;
    navigate: (to: string, options: { replace: boolean }) => Promise<void>;
    subscribe: (listener: (state: RouterState) => void) => void;
  };
  __reactRouterManifest?: { routes: Record<string, { path?: string; module: string; imports?: string[] } | undefined> };
};

const { __reactRouterDataRouter, __reactRouterManifest } = window as RouterGlobals;
export const router = __reactRouterDataRouter;

/** How the pages at a path are built, from the outermost inwards; nothing where the router knows none. */
export const routesAt = (pathname: string) =>
  (router?.match(pathname) ?? []).flatMap(({ route }) => __reactRouterManifest?.routes[route.id] ?? []);
