import { type KeyboardEvent, useState } from "react";
import { counted, interpolate } from "~/language/interpolate.ts";
import type { IslandWords } from "~/language/page-language.ts";
import { tryStorage } from "~/ui/try-storage.ts";
import type { Found } from "./engine.ts";
import { markWords } from "./mark-words.ts";

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

function Marked({ text, words }: { text: string; words: string[] }) {
  return markWords(text, words).map(({ text: piece, marked }, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name, and are drawn together.
    return marked ? <mark key={i}>{piece}</mark> : piece;
  });
}

type ResultsProps = {
  groups: Found["groups"];
  /** Called above the first result, and for a letter: the focus goes back to the field. */
  onLeave: () => void;
};

/** The pages found, as ordinary links in groups. The arrow keys, Home and End move among them; a letter goes to the field. */
function SearchResults({ groups, onLeave }: ResultsProps) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll("a")];
    const place = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }[event.key];
    if (next === undefined) {
      if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) onLeave();
      return;
    }
    event.preventDefault();
    if (next < 0) onLeave();
    else links[Math.min(next, links.length - 1)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are the controls; the keys are a short cut.
    <div className="search-results" onKeyDown={move}>
      {groups.map(({ section, hits }) => (
        <section key={section} aria-label={section}>
          <h2 className="label">{section.toUpperCase()}</h2>
          <ul>
            {hits.map(({ path, title, description, words, language }) => (
              // Drawn again for each query: a translator may have replaced the pieces of its texts.
              <li key={`${path} ${words.join(" ")}`}>
                <a href={path} lang={language} hrefLang={language}>
                  <strong>
                    <Marked text={title} words={words} />
                  </strong>
                  <span>
                    <Marked text={description} words={words} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Key in local storage, which `inline/open-search.ts` reads. */
const shortcutKey = "search-shortcut";

/** Switches the single key off that opens the search, for those whom it disturbs (WCAG 2.1.4). */
function ShortcutSwitch({ words }: { words: SearchWords }) {
  // Where storage is denied the key works, and cannot be switched off.
  const [on, setOn] = useState(() => tryStorage(() => localStorage.getItem(shortcutKey)) !== "off");
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target: { checked } }) => {
          tryStorage(() => (checked ? localStorage.removeItem(shortcutKey) : localStorage.setItem(shortcutKey, "off")));
          setOn(checked);
        }}
      />
      {interpolate(words.key, { key: "/" })}
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
