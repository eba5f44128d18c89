import { useEffect } from "react";
import { loadWords } from "~/language/load-words.ts";
import type { PageLanguage } from "~/language/page-language.ts";
import { loadLate } from "~/ui/load-late.ts";
import { whenIdle } from "~/ui/when-idle.ts";
import { pathIn } from "../../enquiry/page.ts";
import { languageToOffer } from "./language-choice.ts";
import stylesheet from "./language-offer.css?url";
import { usePageLanguages } from "./language-switch.tsx";
import { useCurrentPath } from "./menu-anchor.tsx";

async function offer(language: string, path: string): Promise<() => void> {
  const [{ showLanguageOffer }, words] = await Promise.all([
    loadLate(() => import("./show-language-offer.ts"), { stylesheet, drawsAnew: false }),
    loadWords(language),
  ]);
  return showLanguageOffer(words, pathIn(language, path));
}

/**
 * Offers the page in the language that the browser prefers, once the page has come to rest: a line, no redirect. It goes when
 * another page is shown.
 */
export function LanguageOffer({ language: { code } }: { language: PageLanguage }) {
  const path = useCurrentPath();
  const there = usePageLanguages();

  useEffect(() => {
    const wanted = languageToOffer(code, there);
    if (!wanted) return;
    let gone = false;
    let takeAway: (() => void) | undefined;
    whenIdle()
      .then(() => (gone ? undefined : offer(wanted, path)))
      .then((remove) => {
        if (gone) remove?.();
        else takeAway = remove;
      })
      // The switch is in the footer all the same.
      .catch(() => {});
    return () => {
      gone = true;
      takeAway?.();
    };
  }, [code, path, there]);

  return null;
}
