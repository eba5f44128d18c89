import { loneLink } from "~/ui/link-class.ts";
import type { Site } from "./navigation.ts";

/** Where the offer of a language leads: the switch in the footer. */
export const languagesId = "languages";

/**
 * The way to the same page in another language, and to that language's home where the page is not there in it. Each name in
 * its own script.
 */
export function LanguageSwitch({ site }: { site: Site }) {
  if (site.languages.length < 2) return null;
  return (
    // No navigation of its own: it stands in the menu's, too, and two of one name cannot be told apart.
    <ul
      aria-label={site.language.catalogue.frame.languages}
      className="language-switch flex flex-wrap items-center gap-x-8"
    >
      {site.languages.map(({ code, name, address }) => (
        <li key={code}>
          {code === site.language.code ? (
            <span lang={code} aria-current="true" className="font-semibold">
              {name}
            </span>
          ) : (
            <a href={address} lang={code} hrefLang={code} className={loneLink}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
