import { useMatches } from "react-router";
import { loneLink } from "~/ui/link-class.ts";
import { pathIn } from "../../enquiry/page.ts";
import { rememberLanguage } from "./language-choice.ts";
import { useCurrentPath } from "./menu-anchor.tsx";
import type { Site } from "./navigation.ts";

/** One and the same, so that nobody sees a change in it. */
const none: readonly string[] = [];

/** The languages that the page shown is there in, as its head says. Empty where it is there in English alone, or nowhere. */
function usePageLanguages(): readonly string[] {
  const page = useMatches().at(-1)?.loaderData as { head?: { languages?: string[] } } | undefined;
  return page?.head?.languages ?? none;
}

/**
 * The way to the same page in another language, and to that language's home where the page is not there in it. Each name in
 * its own script. The document is loaded anew.
 */
export function LanguageSwitch({ site }: { site: Site }) {
  const path = useCurrentPath();
  const there = usePageLanguages();
  if (site.languages.length === 0) return null;
  return (
    // No navigation of its own: it stands in the menu's, too, and two of one name cannot be told apart.
    <ul aria-label={site.language.words.languages} className="flex flex-wrap items-center gap-x-8">
      {site.languages.map(({ code, name }) => (
        <li key={code}>
          {code === site.language.code ? (
            <span lang={code} aria-current="true" className="font-semibold">
              {name}
            </span>
          ) : (
            <a
              href={pathIn(code, there.includes(code) ? path : "/")}
              lang={code}
              hrefLang={code}
              className={loneLink}
              onClick={rememberLanguage}
            >
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
