import { useState } from "react";
import { counted, interpolate } from "~/language/interpolate.ts";
import type { IslandWords } from "~/language/page-language.ts";
import type { Found } from "./engine.ts";
import { SearchResults } from "./search-results.tsx";
import { setShortcut, shortcutIsOn, shortcutKey } from "./shortcut.ts";

/** The words of the search. */
export type SearchWords = IslandWords["search"];

const quote = (words: string[]) => words.map((word) => `“${word}”`).join(", ");

/**
 * The status of a query, shown and announced.
 * @param found undefined where nothing was asked
 * @param tag of the language
 */
export function statusOf(found: Found | undefined, words: SearchWords, tag: string): string {
  if (!found) return words.intro;
  const { count, shown, unknown } = found;
  const all = counted(words.pages, count, tag, count.toLocaleString(tag));
  const pages = shown < count ? interpolate(words.best, { pages: all, shown }) : all;
  if (unknown.length === 0) return pages;
  const missing = interpolate(words.unknown, { words: quote(unknown) });
  return count === 0 ? missing : interpolate(words.rest, { unknown: missing, pages });
}

/** Switches the single key off that opens the search, for those whom it disturbs (WCAG 2.1.4). */
function ShortcutSwitch({ words }: { words: SearchWords }) {
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
      {interpolate(words.key, { key: shortcutKey })}
    </label>
  );
}

type Props = { found: Found | undefined; words: SearchWords; contact: string; onLeave: () => void };

/** What was found, a way to ask where something was not, and the choice of the key. */
export const Answer = ({ found, words, contact, onLeave }: Props) => (
  <>
    {found && <SearchResults groups={found.groups} onLeave={onLeave} />}
    {found && found.unknown.length > 0 && (
      <p className="search-ask">
        <span>{words.ask}</span>
        <a href={contact} className="button button-primary">
          {words.contact}
        </a>
      </p>
    )}
    <ShortcutSwitch words={words} />
  </>
);
