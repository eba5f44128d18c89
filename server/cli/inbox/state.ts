import type { ShownEnquiry } from "../../relay/enquiry.ts";
import { matcher } from "../../relay/store/matcher.ts";
import { namedBy } from "./confirmation.ts";

/** What fills the terminal: the list, the list while words are typed, one enquiry, the questions before something is done for good, the tables. */
export type Screen = "list" | "typing" | "reading" | "deleting" | "releasing" | "statistics";

export type InboxState = {
  screen: Screen;
  /** To go back to from a question. */
  before: "list" | "reading";
  /** The enquiry that a question is about, whatever is listed meanwhile. */
  asked: ShownEnquiry | undefined;
  /** What is typed to say what is to be deleted. */
  typed: string;
  /** Newest first: those that were read from the store, or all that a search found there. */
  enquiries: readonly ShownEnquiry[];
  /** Words that narrow the list. */
  query: string;
  /** Index in what is listed. */
  selected: number;
  /** Lines above the top of what is read. */
  scroll: number;
};

/** What the store, or another program, is asked to do for a key. */
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

/** A key as it was pressed: a letter (several where there is a field to type into), or one with a name. */
export type Key = { input: string; name: string };

/** Whether a screen has a field that takes text, typed or pasted. */
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

/** What the list shows: those with all of the words. */
export const listed = ({ enquiries, query }: InboxState): readonly ShownEnquiry[] =>
  query.trim() === "" ? enquiries : enquiries.filter(matcher(query));

/** The enquiry that keys speak of; none in an empty list. */
export const chosen = (state: InboxState): ShownEnquiry | undefined => listed(state)[state.selected];

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** The choice stays on an enquiry that is there. */
export const settled = (state: InboxState): InboxState => ({
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

/** A note says what came of the key where no errand does. */
type Outcome = { state: InboxState; errand?: Errand; note?: string };

const errands: Record<string, Errand> = { a: "answered", t: "trust", r: "reply" };

/** What a letter does to the enquiry that is chosen or read. What cannot be taken back is asked about first. */
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

/** What a field holds after a key. */
const edited = (text: string, { input, name }: Key) =>
  name === "backspace" || name === "delete" ? [...text].slice(0, -1).join("") : text + input;

function whileTyping(state: InboxState, key: Key): Outcome {
  if (key.name === "escape") return { state: { ...state, screen: "list", query: "", selected: 0 }, errand: "reload" };
  if (key.name === "return") return { state: { ...state, screen: "list" }, errand: "search" };
  const query = edited(state.query, key);
  return query === state.query ? { state } : { state: { ...state, query, selected: 0 } };
}

/** @param last the greatest number of lines that may be above the top. */
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
  // What was read is gone then.
  if (errand) return { state: { ...back, screen: "list" }, errand };
  return { state: back, note: `Nothing was deleted: "${state.typed}" is none of what was to be typed.` };
}

function whileReleasing(state: InboxState, key: string): Outcome {
  const back = { ...state, screen: state.before };
  return key === "y" ? { state: back, errand: "release" } : { state: back, note: "It stays held." };
}

/**
 * What a key does.
 * @param page lines that are seen at once
 * @param last lines that may be above the top of what is read
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
