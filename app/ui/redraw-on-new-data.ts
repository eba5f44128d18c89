import { type ComponentType, memo } from "react";

type Props = { loaderData: unknown };

/**
 * A page type: drawn again only when its data is another. The router tells every page of every step of a navigation,
 * and without this the page that is about to be left is drawn once more between the click and the next one.
 */
export const redrawOnNewData = <P extends Props>(component: ComponentType<P>) =>
  memo(component, (before, after) => before.loaderData === after.loaderData);
