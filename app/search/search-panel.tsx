import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { IslandWords } from "~/language/page-language.ts";
import { Cross } from "~/ui/icons.tsx";
import { Answer, statusOf } from "./answer.tsx";
import { loadSearch, type Search } from "./engine.ts";

/** `code` and `tag` are the language's, `contact` is the address of the page on which one can ask. */
export type SearchProps = { code: string; tag: string; contact: string };

/** What the search's dialog holds: one field, and the pages that fit it. */
export function SearchPanel({ code, tag, words: { search: words }, contact }: SearchProps & { words: IslandWords }) {
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toField = () => field.current?.focus();
  const [search, setSearch] = useState<Search>();
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
      {search && <Answer found={found} words={words} contact={contact} onLeave={toField} />}
    </>
  );
}
