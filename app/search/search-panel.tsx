import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { formatPlural, interpolate } from "~/language/format-text.ts";
import type { IslandWords } from "~/language/page-language.ts";
import { Cross } from "~/ui/icons.tsx";
import { tryStorage } from "~/ui/try-storage.ts";
import { loadSearch, type SearchFunction, type SearchMatches } from "./engine.ts";
import { markWords } from "./mark-words.ts";

type SearchWords = IslandWords["search"];

/**
 * The status of a query, shown and announced.
 * @param found undefined where nothing was asked
 * @param tag of the language
 */
function statusOf(found: SearchMatches | undefined, words: SearchWords, tag: string): string {
  if (!found) return words.intro;
  const { count, shown, unknown } = found;
  const all = formatPlural(words.pages, count, tag, count.toLocaleString(tag));
  const pages = shown < count ? interpolate(words.best, { pages: all, shown }) : all;
  if (unknown.length === 0) return pages;
  const missing = interpolate(words.unknown, { words: unknown.map((word) => `“${word}”`).join(", ") });
  return count === 0 ? missing : interpolate(words.rest, { unknown: missing, pages });
}

function Marked({ text, words }: { text: string; words: string[] }) {
  return markWords(text, words).map(({ text: piece, marked }, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name, and are drawn together.
    return marked ? <mark key={i}>{piece}</mark> : piece;
  });
}

/**
 * The pages found, as ordinary links in groups. The arrow keys, Home and End move among them.
 * @param onLeave called above the first result, and for a letter: the focus goes back to the field
 */
function SearchResults({ groups, onLeave }: { groups: SearchMatches["groups"]; onLeave: () => void }) {
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

/** `code` and `tag` are the language's, `contact` is the address of the page on which one can ask. */
export type SearchProps = { code: string; tag: string; contact: string };

/** What the search's dialog holds: one field, and the pages that fit it. */
export function SearchPanel({ code, tag, words: { search: words }, contact }: SearchProps & { words: IslandWords }) {
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toField = () => field.current?.focus();
  const [search, setSearch] = useState<SearchFunction>();
  const isAsked = useRef(false);
  const [query, setQuery] = useState("");
  const [firstIsWanted, setFirstIsWanted] = useState(false);
  const answered = useDeferredValue(query).trim();
  const found = useMemo(() => (answered ? search?.(answered) : undefined), [search, answered]);
  const dialog = () => panel.current?.closest("dialog");
  const firstResult = () => dialog()?.querySelector<HTMLAnchorElement>(".search-results a");

  /** Fetches the index. Does nothing while it is on its way or there, and tries again after a failure. */
  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    // `data-failed`, which `start.ts` sets where code fails, also stands for an index that fails: one CSS rule shows either.
    const setFailed = (failed: boolean) => panel.current?.parentElement?.toggleAttribute("data-failed", failed);
    setFailed(false);
    try {
      const loaded = await loadSearch(code, words.english);
      setSearch(() => loaded);
    } catch (error) {
      console.error("The search could not be loaded.", error);
      isAsked.current = false;
      setFailed(true);
    }
  }

  function read() {
    setQuery(field.current?.value ?? "");
    setFirstIsWanted(false);
  }

  function handleKey(event: KeyboardEvent) {
    // While a letter of Devanagari or Gujarati is composed, Enter may only end it.
    if (event.key === "Enter" && !event.nativeEvent.isComposing) setFirstIsWanted(true);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    firstResult()?.focus();
  }

  // The search may have been opened and written in before this code loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    read();
    setFirstIsWanted(dialog()?.open === true && field.current?.dataset.wanted === field.current?.value);
    void load();
    // The button that tries again may have had the focus, and is gone once the island has loaded.
    if (!panel.current?.contains(document.activeElement)) toField();
  }, []);
  // On a slow line Enter comes before the answer. Until then the results are those of an earlier query.
  useEffect(() => {
    if (!firstIsWanted || !search || answered !== query.trim()) return;
    setFirstIsWanted(false);
    firstResult()?.click();
  });

  return (
    <>
      <search ref={panel}>
        <input
          ref={field}
          type="text"
          aria-label={words.field}
          aria-describedby="search-status"
          placeholder={words.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => void load()}
          onInput={read}
          onKeyDown={handleKey}
        />
        <button type="button" data-close="" aria-label={words.close}>
          <Cross />
        </button>
      </search>
      <p id="search-status" role="status">
        {search ? (
          // In an element of its own, because translators replace bare texts.
          <span>{statusOf(found, words, tag)}</span>
        ) : (
          <>
            <span className="when-loading">{words.loading}</span>
            <span className="when-failed">{words.failed}</span>
          </>
        )}
      </p>
      {!search && (
        // The field tries again when it gets the focus.
        <button type="button" className="button button-outline when-failed" onClick={toField}>
          {words.again}
        </button>
      )}
      {found && <SearchResults groups={found.groups} onLeave={toField} />}
      {found && found.unknown.length > 0 && (
        <p className="search-ask">
          <span>{words.ask}</span>
          <a href={contact} className="button button-primary">
            {words.contact}
          </a>
        </p>
      )}
      {search && <ShortcutSwitch words={words} />}
    </>
  );
}
