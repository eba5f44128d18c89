import type { ShownEnquiry } from "../../relay/enquiry.ts";
import { matcher } from "../../relay/store/matcher.ts";
import { namedBy } from "./confirmation.ts";

/**
 * What fills the terminal: the list, the list with a search field, one enquiry, a question before a final step, or the
 * tables.
 */
export type Screen = "list" | "typing" | "reading" | "deleting" | "releasing" | "statistics";

export type InboxState = {
  screen: Screen;
  /** The screen that a question returns to. */
  before: "list" | "reading";
  /** The enquiry of the question. It stays the same when the list changes. */
  asked: ShownEnquiry | undefined;
  /** What is typed to confirm a deletion. */
  typed: string;
  /** Newest first: those read from the store, or those that a search found. */
  enquiries: readonly ShownEnquiry[];
  /** Words that filter the list. */
  query: string;
  /** Index in the filtered list. */
  selected: number;
  /** Number of lines above the visible part. */
  scroll: number;
};

/** Work for the store or another program that a key asks for. */
export type Errand =
  | "quit"
  | "search"
  | "reload"
  | "answered"
  | "trust"
  | "reply"
  | "count-person"
  | "release"
  | "delete"
  | "delete-person";

/** A pressed key: a letter (several letters in a text field), or a key with a name. */
export type Key = { input: string; name: string };

/** Whether a screen has a text field, for typed or pasted text. */
export const takesText = (screen: Screen): boolean => screen === "typing" || screen === "deleting";

export const initialState: InboxState = {
  screen: "list",
  before: "list",
  asked: undefined,
  typed: "",
  enquiries: [],
  query: "",
  selected: 0,
  scroll: 0,
};

/** The enquiries that contain all of the words. */
export const listed = ({ enquiries, query }: InboxState): readonly ShownEnquiry[] =>
  query.trim() === "" ? enquiries : enquiries.filter(matcher(query));

/** The selected enquiry; undefined in an empty list. */
export const chosen = (state: InboxState): ShownEnquiry | undefined => listed(state)[state.selected];

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** Moves the selection to an enquiry that exists. */
export const settled = (state: InboxState): InboxState => ({
  ...state,
  selected: within(state.selected, listed(state).length),
});

const steps: Record<string, number> = { up: -1, k: -1, down: 1, j: 1 };

/** How many lines a key moves. `page` is the number of visible lines. */
function distance(key: string, page: number): number | undefined {
  const pages: Record<string, number> = { pageup: -page, pagedown: page, " ": page };
  const ends: Record<string, number> = { home: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };
  return steps[key] ?? pages[key] ?? ends[key];
}

/** A note is shown where no errand follows. */
type Outcome = { state: InboxState; errand?: Errand; note?: string };

const errands: Record<string, Errand> = { a: "answered", t: "trust", r: "reply" };

/** What a letter does to the selected or open enquiry. A final step asks first. */
function act(state: InboxState, key: string): Outcome | undefined {
  const asked = chosen(state);
  if (!asked) return undefined;
  if (asked.damage !== undefined && "atl".includes(key))
    return { state, note: `It is damaged (${asked.damage}): d deletes it, and a backup may bring it back.` };
  const errand = errands[key];
  if (errand) return { state, errand };
  const question = { ...state, asked, typed: "", before: state.screen === "reading" ? "reading" : "list" } as const;
  if (key === "d") return { state: { ...question, screen: "deleting" }, errand: "count-person" };
  if (key !== "l") return undefined;
  return asked.status === "held"
    ? { state: { ...question, screen: "releasing" } }
    : { state, note: `It is not held but ${asked.status}.` };
}

function inList(state: InboxState, key: string, page: number): Outcome {
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

/** The text of a field after a key. */
const edited = (text: string, { input, name }: Key) =>
  name === "backspace" || name === "delete" ? [...text].slice(0, -1).join("") : text + input;

function whileTyping(state: InboxState, key: Key): Outcome {
  if (key.name === "escape") return { state: { ...state, screen: "list", query: "", selected: 0 }, errand: "reload" };
  if (key.name === "return") return { state: { ...state, screen: "list" }, errand: "search" };
  const query = edited(state.query, key);
  return query === state.query ? { state } : { state: { ...state, query, selected: 0 } };
}

/** @param last most lines that can be above the visible part. */
function scrolled(state: InboxState, key: string, page: number, last: number): InboxState | undefined {
  const by = distance(key, page);
  return by === undefined ? undefined : { ...state, scroll: within(state.scroll + by, last + 1) };
}

const neighbours: Record<string, number> = { left: -1, right: 1, p: -1, n: 1 };

function whileReading(state: InboxState, key: string, page: number, last: number): Outcome {
  if (key === "escape" || key === "q") return { state: { ...state, screen: "list" } };
  const by = neighbours[key];
  if (by) return { state: settled({ ...state, selected: state.selected + by, scroll: 0 }) };
  return act(state, key) ?? { state: scrolled(state, key, page, last) ?? state };
}

function whileDeleting(state: InboxState, key: Key): Outcome {
  const back = { ...state, screen: state.before, typed: "" };
  if (key.name === "escape") return { state: back, note: "Nothing was deleted." };
  if (key.name !== "return") return { state: { ...state, typed: edited(state.typed, key) } };
  const errand = state.asked && namedBy(state.typed, state.asked);
  // The list follows, because the open enquiry no longer exists.
  if (errand) return { state: { ...back, screen: "list" }, errand };
  return { state: back, note: `Nothing was deleted: "${state.typed}" is not one of the words to type.` };
}

function whileReleasing(state: InboxState, key: string): Outcome {
  const back = { ...state, screen: state.before };
  return key === "y" ? { state: back, errand: "release" } : { state: back, note: "It stays held." };
}

/**
 * The state after a key, with the errand that it asks for.
 * @param page number of visible lines
 * @param last most lines that can be above the visible part
 */
export function press(state: InboxState, key: Key, page: number, last: number): Outcome {
  const which = key.name || key.input;
  switch (state.screen) {
    case "list":
      return inList(state, which, page);
    case "typing":
      return whileTyping(state, key);
    case "reading":
      return whileReading(state, which, page, last);
    case "deleting":
      return whileDeleting(state, key);
    case "releasing":
      return whileReleasing(state, which);
    case "statistics":
      if (which === "escape" || which === "q" || which === "s") return { state: { ...state, screen: "list" } };
      return { state: scrolled(state, which, page, last) ?? state };
  }
}
