import type { StoredEnquiry } from "../../relay/enquiry.ts";
import { matcher } from "../../relay/store/matcher.ts";

/** What fills the terminal: the list, the list while words are typed, one enquiry, the question before it is deleted, the tables. */
export type Screen = "list" | "typing" | "reading" | "asking" | "statistics";

export type DeskState = {
  screen: Screen;
  /** To go back to from the question. */
  before: "list" | "reading";
  /** Newest first: those that were read from the store, or all that a search found there. */
  enquiries: readonly StoredEnquiry[];
  /** Words that narrow the list. */
  query: string;
  /** Index in what is listed. */
  selected: number;
  /** Lines above the top of what is read. */
  scroll: number;
};

/** What the store, or another program, is asked to do for a key. */
export type Errand = "quit" | "search" | "reload" | "answered" | "release" | "reply" | "delete" | "delete-person";

/** A key as it was pressed: a letter (or several, pasted), or one with a name. */
export type Key = { input: string; name: string };

export const initialState: DeskState = {
  screen: "list",
  before: "list",
  enquiries: [],
  query: "",
  selected: 0,
  scroll: 0,
};

/** What the list shows: those with all of the words. */
export const listed = ({ enquiries, query }: DeskState): readonly StoredEnquiry[] =>
  query.trim() === "" ? enquiries : enquiries.filter(matcher(query));

/** The enquiry that keys speak of; none in an empty list. */
export const chosen = (state: DeskState): StoredEnquiry | undefined => listed(state)[state.selected];

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** The choice stays on an enquiry that is there. */
export const settled = (state: DeskState): DeskState => ({
  ...state,
  selected: within(state.selected, listed(state).length),
});

const steps: Record<string, number> = { up: -1, k: -1, down: 1, j: 1 };

/** How far a key moves, in lines of which `page` are seen. */
function distance(key: string, page: number): number | undefined {
  const pages: Record<string, number> = { pageup: -page, pagedown: page, " ": page };
  const ends: Record<string, number> = { home: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };
  return steps[key] ?? pages[key] ?? ends[key];
}

type Outcome = { state: DeskState; errand?: Errand };

const errands: Record<string, Errand> = { a: "answered", l: "release", r: "reply" };

/** What a letter does to the enquiry that is chosen or read. */
function act(state: DeskState, key: string): Outcome | undefined {
  if (!chosen(state)) return undefined;
  const errand = errands[key];
  if (errand) return { state, errand };
  if (key !== "d") return undefined;
  return { state: { ...state, screen: "asking", before: state.screen === "reading" ? "reading" : "list" } };
}

function inList(state: DeskState, key: string, page: number): Outcome {
  const by = distance(key, page);
  if (by !== undefined) return { state: settled({ ...state, selected: state.selected + by }) };
  if (key === "return" && chosen(state)) return { state: { ...state, screen: "reading", scroll: 0 } };
  if (key === "/") return { state: { ...state, screen: "typing" } };
  if (key === "s") return { state: { ...state, screen: "statistics", scroll: 0 } };
  if (key === "u" || (key === "escape" && state.query !== ""))
    return { state: { ...state, query: "", selected: 0 }, errand: "reload" };
  if (key === "q") return { state, errand: "quit" };
  return act(state, key) ?? { state };
}

function whileTyping(state: DeskState, { input, name }: Key): Outcome {
  const typed = (query: string): Outcome => ({ state: { ...state, query, selected: 0 } });
  if (name === "escape") return { state: { ...state, screen: "list", query: "", selected: 0 }, errand: "reload" };
  if (name === "return") return { state: { ...state, screen: "list" }, errand: "search" };
  if (name === "backspace" || name === "delete") return typed([...state.query].slice(0, -1).join(""));
  return input === "" ? { state } : typed(state.query + input);
}

/** @param last the greatest number of lines that may be above the top. */
function scrolled(state: DeskState, key: string, page: number, last: number): DeskState | undefined {
  const by = distance(key, page);
  return by === undefined ? undefined : { ...state, scroll: within(state.scroll + by, last + 1) };
}

const neighbours: Record<string, number> = { left: -1, right: 1, p: -1, n: 1 };

function whileReading(state: DeskState, key: string, page: number, last: number): Outcome {
  if (key === "escape" || key === "q") return { state: { ...state, screen: "list" } };
  const by = neighbours[key];
  if (by) return { state: settled({ ...state, selected: state.selected + by, scroll: 0 }) };
  return act(state, key) ?? { state: scrolled(state, key, page, last) ?? state };
}

function asked(state: DeskState, key: string): Outcome {
  const back = { ...state, screen: state.before };
  // What was read is gone then.
  if (key === "y") return { state: { ...back, screen: "list" }, errand: "delete" };
  if (key === "e") return { state: { ...back, screen: "list" }, errand: "delete-person" };
  return { state: back };
}

/**
 * What a key does.
 * @param page lines that are seen at once
 * @param last lines that may be above the top of what is read
 */
export function press(state: DeskState, key: Key, page: number, last: number): Outcome {
  const which = key.name || key.input;
  switch (state.screen) {
    case "list":
      return inList(state, which, page);
    case "typing":
      return whileTyping(state, key);
    case "reading":
      return whileReading(state, which, page, last);
    case "asking":
      return asked(state, which);
    case "statistics":
      if (which === "escape" || which === "q" || which === "s") return { state: { ...state, screen: "list" } };
      return { state: scrolled(state, which, page, last) ?? state };
  }
}
