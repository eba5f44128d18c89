import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { LanguageContext } from "~/language/page-language.ts";
import { frameOf } from "./frame.ts";

/**
 * Renders prose or a figure to HTML while the site is built. A loader returns the string, so that neither the words nor
 * the components that draw them are in the browser's JavaScript.
 */
export const renderStatic = (element: ReactElement): string => renderToStaticMarkup(element);

/** The same of what has links, which are in the language of the page that is asked for. */
export const renderStaticLinks = (element: ReactElement, args: { request: Request }): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageContext value={frameOf(args).language}>{element}</LanguageContext>
    </MemoryRouter>,
  );
