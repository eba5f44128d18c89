import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { href, useLocation } from "react-router";
import { counted, fill } from "~/language/fill.ts";
import { type LazyWords, useLanguage } from "~/language/page-language.ts";
import { allowed } from "~/ui/allowed.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Cross } from "~/ui/icons.tsx";
import type { Found } from "./engine.ts";
import { SearchResults } from "./search-results.tsx";
import { shortcutIsOn, shortcutKey, storageKey } from "./shortcut.ts";
import { useSearch } from "./use-search.ts";

type Words = LazyWords["search"];

const quote = (words: string[]) => words.map((word) => `“${word}”`).join(", ");

/** What is said of a search, to eyes and ears alike. */
function report(
  { words, tag }: { words: Words; tag: string },
  found: Found | undefined,
  loading: boolean,
  failed: boolean,
): string {
  if (failed) return words.failed;
  if (!found) return loading ? words.loading : words.intro;
  const all = counted(words.pages, found.count, tag, found.count.toLocaleString(tag));
  const pages = found.shown < found.count ? fill(words.best, { pages: all, shown: found.shown }) : all;
  if (found.unknown.length === 0) return pages;
  const unknown = fill(words.unknown, { words: quote(found.unknown) });
  return found.count === 0 ? unknown : fill(words.rest, { unknown, pages });
}

/** Opens as a modal dialog, and closes with the page: on Escape, on a click outside, and when another page is shown. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const opened = useRef(key);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close(); // Gives the focus back to what had it.
  }, []);
  useEffect(() => {
    if (opened.current === key) return;
    dialog.current?.close();
  }, [key]);
  return dialog;
}

type FieldProps = {
  words: Words;
  query: string;
  onQuery: (query: string) => void;
  /** Enter: the first page found is wanted. */
  onSubmit: () => void;
  /** The down arrow: into the results. */
  onDown: () => void;
  onClose: () => void;
  ref: RefObject<HTMLInputElement | null>;
};

/** Where the query is written. */
function QueryField({ words, query, onQuery, onSubmit, onDown, onClose, ref }: FieldProps) {
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function intoResults(event: KeyboardEvent) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    onDown();
  }

  return (
    <search>
      <form onSubmit={submit}>
        <label htmlFor={id} className="sr-only">
          {words.field}
        </label>
        <input
          ref={ref}
          id={id}
          className="search-field"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={intoResults}
          placeholder={words.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="button" onClick={onClose} aria-label={words.close}>
          <Cross size={24} />
        </button>
      </form>
    </search>
  );
}

/** Remembers whether the key opens the search. */
function setShortcut(on: boolean): void {
  allowed(() => (on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, "off")));
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

type Props = {
  words: Words;
  /** It has closed itself; take it out of the page. */
  onClose: () => void;
};

/** The search over all pages: a native modal dialog with one field and the pages that fit it. */
export function SearchDialog({ words, onClose }: Props) {
  const { code, tag } = useLanguage();
  const [query, setQuery] = useState("");
  const { found, textOf, failed, loading, settled } = useSearch(query, code);
  const [firstIsWanted, setFirstIsWanted] = useState(false);
  const dialog = useModal();
  const field = useRef<HTMLInputElement>(null);
  const close = () => dialog.current?.close();
  const firstResult = useCallback(
    () => dialog.current?.querySelector<HTMLAnchorElement>(".search-results a"),
    [dialog],
  );

  // On a slow line Enter comes before the answer: what is shown until then belongs to fewer letters.
  useEffect(() => {
    if (!firstIsWanted || !settled) return;
    setFirstIsWanted(false);
    firstResult()?.click();
  }, [firstIsWanted, settled, firstResult]);

  function ask(text: string) {
    setQuery(text);
    setFirstIsWanted(false);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog
      ref={dialog}
      className="search"
      aria-label={words.label}
      // The event of a closing comes late: opened again at once, as React does in development, the dialog stays.
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div>
        <QueryField
          words={words}
          ref={field}
          query={query}
          onQuery={ask}
          onSubmit={() => setFirstIsWanted(true)}
          onDown={() => firstResult()?.focus()}
          onClose={close}
        />
        <p role="status">{report({ words, tag }, found, loading, failed)}</p>
        {found && textOf && <SearchResults found={found} textOf={textOf} onLeave={() => field.current?.focus()} />}
        {found && found.unknown.length > 0 && (
          <p className="search-ask">
            <span>{words.ask}</span>
            <ButtonLink to={href("/contact")}>{words.contact}</ButtonLink>
          </p>
        )}
        <ShortcutSwitch words={words} />
      </div>
    </dialog>
  );
}
