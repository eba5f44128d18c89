import type { ComponentProps } from "react";
import { linkIn, publishedLinks, useLanguage } from "./page-language.ts";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** The English address of a page of this site (`href()`), with whatever follows it. */
  to: string;
  /** It leads to the English page although there is one in the language. */
  english?: boolean;
  /** It is the title of something that is shown also where the page is taken off. */
  isTitle?: boolean;
};

/**
 * A link to a page of this site, in the language of the page that it stands on. Where that is not there it leads to the
 * English one and says so: to the eye by a small mark (`styles/indic-scripts.css`), which the page explains once (`EnglishNote`).
 * There is no link to a page that is taken off, and its words are shown only where they are a title.
 */
export function Link({ to, english = false, isTitle = false, children, ...props }: Props) {
  const language = useLanguage();
  if (publishedLinks(language, [{ to }]).length === 0) return isTitle ? children : null;
  const link = english && language.pages ? { to, isForeign: true } : linkIn(language, to);
  return (
    <a {...props} href={link.to} hrefLang={link.isForeign ? "en" : undefined}>
      {children}
      {link.isForeign && (
        <span className="in-english">
          {"\u00a0"}
          <span className="sr-only">{`(${language.catalogue.frame.inEnglish})`}</span>
        </span>
      )}
    </a>
  );
}
