import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { linkIn, useLanguage } from "./page-language.ts";

type Props = Omit<ComponentProps<typeof RouterLink>, "to"> & {
  /** The English address of a page of this site (`href()`), with whatever follows it. */
  to: string;
};

/**
 * A link to a page of this site, in the language of the page that it stands on. Where that is not there it leads to the
 * English one and says so; the document is then loaded anew, with the other language's words, font and search.
 */
export function Link({ to, children, ...props }: Props) {
  const language = useLanguage();
  const link = linkIn(language, to);
  if (!link.isForeign)
    return (
      <RouterLink {...props} to={link.to}>
        {children}
      </RouterLink>
    );
  return (
    <RouterLink {...props} to={link.to} reloadDocument hrefLang="en">
      {children}
      <span className="in-english">{`\u00a0(${language.words.inEnglish})`}</span>
    </RouterLink>
  );
}
