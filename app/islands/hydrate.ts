import { createElement, type FunctionComponent } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandName } from "./assets.ts";

/** Hydrates an island in its place, as `island.tsx` has rendered it. */
export const hydrate =
  <P extends object>(name: IslandName, component: FunctionComponent<P>) =>
  (place: HTMLElement, props: P): void => {
    hydrateRoot(place, createElement(component, props), { identifierPrefix: name });
  };
