import "./search.css";
import { X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { href, useLocation } from "react-router";
import { ButtonLink } from "~/ui/button.tsx";
import type { Found } from "./engine.ts";
import { SearchResults } from "./search-results.tsx";
import { setShortcut, shortcutIsOn, shortcutKey } from "./shortcut.ts";
import { useSearch } from "./use-search.ts";

const quote = (words: string[]) => words.map((word) => `“${word}”`).join(", ");

/** What is said of a search, to eyes and ears alike. */
function report(found: Found | undefined, loading: boolean, failed: boolean): string {
  if (failed) return "The search could not be loaded. Please close it and try again.";
  if (!found)
    return loading ? "Loading the index…" : "Services, technologies, case studies, articles: every page is searched.";
  const all = `${found.count} ${found.count === 1 ? "page" : "pages"}`;
  const pages = found.shown < found.count ? `${all}, the best ${found.shown} of them here` : all;
  if (found.unknown.length === 0) return pages;
  const nothing = `No page mentions ${quote(found.unknown)}.`;
  return found.count === 0 ? nothing : `${nothing} For the rest: ${pages}.`;
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

type Props = {
  /** It has closed itself; take it out of the page. */
  onClose: () => void;
};

/** The search over all pages: a native modal dialog with one field and the pages that fit it. */
export function SearchDialog({ onClose }: Props) {
  const [query, setQuery] = useState("");
  const [shortcut, keepShortcut] = useState(shortcutIsOn);
  const { found, texts, failed, loading } = useSearch(query);
  const dialog = useModal();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const toField = () => field.current?.focus();
  const firstResult = () => dialog.current?.querySelector<HTMLAnchorElement>(".search-results a");

  function goToFirst(event: FormEvent) {
    event.preventDefault();
    firstResult()?.click();
  }

  function intoResults(event: KeyboardEvent) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    firstResult()?.focus();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog
      ref={dialog}
      className="search"
      aria-label="Search the site"
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div>
        <search>
          <form onSubmit={goToFirst}>
            <label htmlFor={id} className="sr-only">
              Search all pages
            </label>
            <input
              ref={field}
              id={id}
              className="search-field"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={intoResults}
              placeholder="Search all pages"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              autoFocus
            />
            <button type="button" onClick={() => dialog.current?.close()} aria-label="Close the search">
              <X aria-hidden="true" size={24} />
            </button>
          </form>
        </search>
        <p role="status">{report(found, loading, failed)}</p>
        {found && <SearchResults found={found} texts={texts} onLeave={toField} />}
        {found && found.unknown.length > 0 && (
          <p className="search-ask">
            <span>Ask us instead: the first consultation is free.</span>
            <ButtonLink to={href("/contact")}>CONTACT US</ButtonLink>
          </p>
        )}
        <label className="search-key">
          <input
            type="checkbox"
            checked={shortcut}
            onChange={({ target }) => {
              setShortcut(target.checked);
              keepShortcut(target.checked);
            }}
          />
          The {shortcutKey} key opens the search
        </label>
      </div>
    </dialog>
  );
}
