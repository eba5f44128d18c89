import { type ReactNode, useState } from "react";
import { href } from "react-router";
import { counted, fill } from "~/language/fill.ts";
import { loadWords } from "~/language/load-words.ts";
import type { LazyWords, PageLanguage } from "~/language/page-language.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { type Found, loadSearch } from "./engine.ts";
import { SearchResults } from "./search-results.tsx";
import { setShortcut, shortcutIsOn, shortcutKey } from "./shortcut.ts";

type Words = LazyWords["search"];

/** What is said of a query, to eyes and ears alike, and what is shown below it. */
export type Answer = { said: string; shown: ReactNode };

/** Answers what stands in the field, which may be nothing. */
export type AnswerTo = (query: string) => Answer;

const quote = (words: string[]) => words.map((word) => `“${word}”`).join(", ");

function report(words: Words, tag: string, { count, shown, unknown }: Found): string {
  const all = counted(words.pages, count, tag, count.toLocaleString(tag));
  const pages = shown < count ? fill(words.best, { pages: all, shown }) : all;
  if (unknown.length === 0) return pages;
  const missing = fill(words.unknown, { words: quote(unknown) });
  return count === 0 ? missing : fill(words.rest, { unknown: missing, pages });
}

/** Whether the key opens the search, for those whom it disturbs (WCAG 2.1.4). */
function ShortcutSwitch({ words }: { words: Words }) {
  const [on, setOn] = useState(shortcutIsOn);
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setShortcut(target.checked);
          setOn(target.checked);
        }}
      />
      {fill(words.key, { key: shortcutKey })}
    </label>
  );
}

/**
 * Fetches what the search needs in a language, and no query asks for more. Rejects where it cannot be had.
 *
 * @public imported lazily by search-dialog.tsx
 * @param onLeave back from the results to the field
 */
export async function startSearch({ code, tag }: PageLanguage, onLeave: () => void): Promise<AnswerTo> {
  const [search, { search: words }] = await Promise.all([loadSearch(code), loadWords(code)]);
  const choice = <ShortcutSwitch words={words} />;
  return (query) => {
    if (!query) return { said: words.intro, shown: choice };
    const found = search(query);
    return {
      said: report(words, tag, found),
      shown: (
        <>
          <SearchResults groups={found.groups} onLeave={onLeave} />
          {found.unknown.length > 0 && (
            <p className="search-ask">
              <span>{words.ask}</span>
              <ButtonLink to={href("/contact")}>{words.contact}</ButtonLink>
            </p>
          )}
          {choice}
        </>
      ),
    };
  };
}
