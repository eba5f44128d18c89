import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "~/language/page-language.ts";
import { Cross } from "~/ui/icons.tsx";
import { loadLate } from "~/ui/load-late.ts";
import { withDeadline } from "~/ui/with-deadline.ts";
import stylesheet from "./search.css?url";
import type { AnswerTo } from "./start-search.tsx";

/** What takes longer counts as failed, so that it is said and can be asked for anew. Milliseconds. */
const deadlineMs = 15_000;

/**
 * What answers the query: fetched at the first use of the search, and by nothing else. `load` does nothing while it is on
 * its way, and asks anew where it could not be had.
 */
function useAnswers(onLeave: () => void) {
  const language = useLanguage();
  const [answerTo, setAnswerTo] = useState<AnswerTo>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);

  async function load() {
    if (asked.current) return;
    asked.current = true;
    setFailed(false);
    try {
      const { startSearch } = await loadLate(() => import("./start-search.tsx"), { stylesheet });
      const started = await withDeadline(startSearch(language, onLeave), deadlineMs);
      setAnswerTo(() => started);
    } catch (error) {
      console.error("The search could not be loaded.", error);
      asked.current = false;
      setFailed(true);
    }
  }

  return { answerTo, failed, load };
}

/**
 * The search over all pages: a native modal dialog with one field and the pages that fit it. It is in the HTML, and opens
 * and takes letters before React has come (`app/inline/open-search.ts`).
 */
export function SearchDialog() {
  const { searchDialog: words } = useLanguage().words;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toField = () => field.current?.focus();
  const { answerTo, failed, load } = useAnswers(toField);
  const [query, setQuery] = useState("");
  const [firstIsWanted, setFirstIsWanted] = useState(false);
  const answered = useDeferredValue(query);
  const answer = useMemo(() => answerTo?.(answered.trim()), [answerTo, answered]);
  const firstResult = () => dialog.current?.querySelector<HTMLAnchorElement>(".search-results a");
  const { key } = useLocation();

  function read() {
    setQuery(field.current?.value ?? "");
    setFirstIsWanted(false);
  }

  function handleKey(event: KeyboardEvent) {
    // Within a word of Devanagari or Gujarati the key may only end the writing of a letter.
    if (event.key === "Enter" && !event.nativeEvent.isComposing) setFirstIsWanted(true);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    firstResult()?.focus();
  }

  // It may have been opened, and written in, before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (!dialog.current?.open) return;
    read();
    void load();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of the page, with which the search closes.
  useEffect(() => () => dialog.current?.close(), [key]);
  // On a slow line Enter comes before the answer: what is shown until then belongs to fewer letters.
  useEffect(() => {
    if (!firstIsWanted || !answer || answered !== query) return;
    setFirstIsWanted(false);
    firstResult()?.click();
  });

  return (
    <dialog ref={dialog} id="site-search" className="search" aria-label={words.label}>
      <search>
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
        {answer?.said ?? (failed ? words.failed : words.loading)}
      </p>
      {failed && (
        // The field loads it anew as it gets the focus.
        <button type="button" className="button button-outline" onClick={toField}>
          {words.again}
        </button>
      )}
      {answer?.shown}
    </dialog>
  );
}
