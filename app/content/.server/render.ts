import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Renders prose or a figure to HTML while the site is built. A loader returns the string, so that neither the words nor
 * the components that draw them are in the browser's JavaScript.
 */
export const renderStatic = (element: ReactElement): string => renderToStaticMarkup(element);
