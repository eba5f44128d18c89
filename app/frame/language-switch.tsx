import { standaloneLinkClass } from "~/ui/links.tsx";
import type { FrameData } from "./navigation.ts";

/** The anchor of the switch in the footer, to which the language offer links. */
export const languageSwitchId = "languages";

/** Links to the same page in other languages, or to a language's home if it has no such page. Each name is in its own script. */
export function LanguageSwitch({ site }: { site: FrameData }) {
  if (site.languages.length < 2) return null;
  return (
    // No `<nav>`: the switch is in the menu and in the footer, and two landmarks of one name cannot be told apart.
    <ul
      aria-label={site.language.catalogue.frame.languages}
      className="language-switch flex flex-wrap items-center gap-x-8"
    >
      {site.languages.map(({ code, name, address }) => (
        <li key={code}>
          {code === site.language.code ? (
            <span lang={code} aria-current="true" className="weight-600">
              {name}
            </span>
          ) : (
            <a href={address} lang={code} hrefLang={code} className={standaloneLinkClass}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
