import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { LanguageContext, type PageLanguage } from "~/language/page-language.ts";

/**
 * Renders prose or a figure to HTML while the site is built. A loader returns the string, so that neither the words nor
 * the components that draw them are in the browser's JavaScript.
 */
export const renderStatic = (element: ReactElement): string => renderToStaticMarkup(element);

/** The same of what has links, which keep the language. */
export const renderStaticLinks = (element: ReactElement, language: PageLanguage): string =>
  renderStatic(
    <MemoryRouter>
      <LanguageContext value={language}>{element}</LanguageContext>
    </MemoryRouter>,
  );
