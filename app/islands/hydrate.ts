import { createElement, type FunctionComponent, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandName } from "./assets.ts";

/**
 * Hydrates an island in its place, as `island.tsx` has rendered it. In a transition, so that React yields to what a person does
 * meanwhile.
 */
export const hydrate =
  <P extends object>(name: IslandName, component: FunctionComponent<P>) =>
  (place: HTMLElement, props: P): void => {
    startTransition(() => void hydrateRoot(place, createElement(component, props), { identifierPrefix: name }));
  };
