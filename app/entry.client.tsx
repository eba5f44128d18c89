import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** The code of this page's routes, where React Router looks for it. */
const { __reactRouterRouteModules: routes } = window as unknown as {
  __reactRouterRouteModules: Record<string, { default?: unknown }>;
};

// An answer that broke off may still be a module, of nothing: then the page stays as it was built, and works without scripts.
if (Object.values(routes).every((route) => route.default))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
