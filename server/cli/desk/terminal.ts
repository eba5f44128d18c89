import { Box, type DOMElement, type Key as InkKey, measureElement, render, Text, useInput, useWindowSize } from "ink";
import { createElement as h, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { StoredEnquiry } from "../../relay/enquiry.ts";
import type { CommandContext } from "../command.ts";
import { fullText, safe } from "../show-text.ts";
import { Desk, type DeskView } from "./desk.ts";
import { chosen, listed, type Screen } from "./state.ts";

/** Below this many columns a row of the list has no day. */
const wideColumns = 70;

/** What keys do, by screen; a screen's line of help says the same. */
const help: Record<Screen, readonly string[]> = {
  list: [
    "↑↓ move",
    "Enter read",
    "/ search",
    "a answered",
    "l release",
    "r reply",
    "d delete",
    "s statistics",
    "u update",
    "q quit",
  ],
  typing: ["Type words", "Enter look through all", "Esc stop searching"],
  reading: ["↑↓ scroll", "←→ next", "a answered", "l release", "r reply", "d delete", "Esc back"],
  asking: ["y this one", "e everything of this address", "any other key: keep"],
  statistics: ["↑↓ scroll", "Esc back"],
};

/** Parts side by side, in as many lines as they take; a part that is too long stands alone. */
function inLines(parts: readonly string[], separator: string, columns: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + separator.length + part.length <= columns)
      lines[lines.length - 1] = line + separator + part;
    else lines.push(part);
  }
  return lines;
}

/** NO_COLOR (no-color.org): any value but an empty one. */
const coloured = (color: string) => (process.env.NO_COLOR ? {} : { color });

const stateColours: Partial<Record<string, string>> = { held: "yellow", dead: "red", queued: "cyan" };

/**
 * One line of so many signs. Some terminals give a cell of its own to what others draw into the letter before it, as the
 * vowels of Gujarati: cut by signs, a line breaks in none of them.
 */
function oneLine(text: string, most = 500): string {
  const signs = [...safe(text.slice(0, 2 * most)).replaceAll(/\s+/g, " ")];
  return signs.length > most ? `${signs.slice(0, most - 1).join("")}…` : signs.join("");
}

/** Columns of a row's parts but the message, which has the rest. */
const rowColumns = { mark: 2, date: 11, state: 9, name: 22, shortName: 12 };

/** Cut off where it is full; never broken. */
const cell = (text: string, width: number | undefined, style: object = {}) =>
  h(
    Box,
    width ? { width, flexShrink: 0, paddingRight: 1 } : { flexGrow: 1, flexShrink: 1 },
    h(Text, { wrap: "truncate-end", ...style }, text),
  );

function Row({ enquiry, isChosen, columns }: { enquiry: StoredEnquiry; isChosen: boolean; columns: number }) {
  const isWide = columns >= wideColumns;
  const state = enquiry.answeredAt === null ? enquiry.status : "answered";
  const style = { inverse: isChosen };
  const colour = stateColours[state];
  const { mark, date, state: stateWidth } = rowColumns;
  const name = isWide ? rowColumns.name : rowColumns.shortName;
  const message = columns - mark - (isWide ? date : 0) - stateWidth - name;
  return h(
    Box,
    { height: 1, overflow: "hidden" },
    cell(isChosen ? "›" : " ", mark, { bold: true }),
    isWide && cell(new Date(enquiry.receivedAt).toISOString().slice(0, 10), date, style),
    cell(state, stateWidth, { ...style, ...(colour && !isChosen && coloured(colour)) }),
    cell(oneLine(enquiry.name, name - 1), name, style),
    cell(oneLine(enquiry.message, message), undefined, style),
  );
}

type Place = { view: DeskView; columns: number; height: number };

/** How many lines may be above the top of a text, and who is told when that has changed. */
type Reach = { last: number; setLast: (lines: number) => void };

function List({ view: { state, counts }, columns, height }: Place) {
  const enquiries = listed(state);
  if (!counts) return null;
  if (enquiries.length === 0) return h(Text, {}, state.query ? "Nothing has all of these words." : "No enquiries yet.");
  const half = Math.floor(height / 2);
  const first = Math.max(0, Math.min(state.selected - half, enquiries.length - height));
  const rows = enquiries.slice(first, first + height).map((enquiry, index) => {
    const isChosen = first + index === state.selected;
    return h(Row, { key: enquiry.id, enquiry, isChosen, columns });
  });
  return h(Box, { flexDirection: "column" }, ...rows);
}

/** A text of which a part is seen, and how far it can be scrolled. */
function Scrolled({ text, view, height, last, setLast }: Place & Reach & { text: string }) {
  const content = useRef<DOMElement>(null);
  useEffect(() => {
    if (content.current) setLast(Math.max(0, measureElement(content.current).height - height));
  });
  return h(
    Box,
    { height, overflow: "hidden", flexDirection: "column" },
    h(
      Box,
      { ref: content, flexShrink: 0, flexDirection: "column", marginTop: -Math.min(view.state.scroll, last) },
      h(Text, { wrap: "wrap" }, text),
    ),
  );
}

function headline({ state, counts }: DeskView): string {
  if (state.screen === "typing" || state.query !== "")
    return `Search: ${oneLine(state.query)}${state.screen === "typing" ? "▏" : ""}  (${listed(state).length})`;
  return counts ? `${counts.queued} queued, ${counts.held} held, ${counts.sent} sent, ${counts.dead} dead` : "";
}

/** The part between headline and help. */
function Middle(props: Place & Reach) {
  const { view } = props;
  const enquiry = chosen(view.state);
  if (view.state.screen === "statistics") return h(Scrolled, { ...props, text: view.statistics.join("\n") });
  if (enquiry && view.state.screen === "reading")
    return h(Scrolled, { ...props, text: fullText(enquiry).replaceAll("\t", "  ") });
  if (enquiry && view.state.screen === "asking") {
    const text = `Delete for good what ${oneLine(enquiry.name)} <${oneLine(enquiry.email)}> wrote?`;
    return h(Text, { wrap: "wrap" }, text);
  }
  return h(List, props);
}

const named: [keyof InkKey, string][] = [
  ["upArrow", "up"],
  ["downArrow", "down"],
  ["leftArrow", "left"],
  ["rightArrow", "right"],
  ["pageUp", "pageup"],
  ["pageDown", "pagedown"],
  ["home", "home"],
  ["end", "end"],
  ["return", "return"],
  ["escape", "escape"],
  ["backspace", "backspace"],
  ["delete", "delete"],
];

function Terminal({ desk }: { desk: Desk }) {
  const { columns, rows } = useWindowSize();
  const view = useSyncExternalStore(desk.onChange, desk.view);
  const [last, setLast] = useState(0);
  const helpLines = inLines(help[view.state.screen], "  ", columns);
  const noteLines = inLines(view.note.split(" "), " ", columns);
  // The last line stays free: a terminal that is full to its end scrolls.
  const height = Math.max(1, rows - 2 - helpLines.length - noteLines.length);
  useInput((input, key) => {
    if (key.ctrl || (key.meta && !key.escape)) return;
    const name = named.find(([flag]) => key[flag])?.[1] ?? "";
    // What is pasted, or typed faster than it is read, comes in one piece.
    for (const letter of name ? [""] : oneLine(input)) void desk.press({ input: letter, name }, height, last);
  });
  return h(
    Box,
    { flexDirection: "column", height: rows - 1, width: columns },
    h(Text, { bold: true, wrap: "truncate-end" }, headline(view)),
    h(Box, { height, flexShrink: 0, overflow: "hidden" }, h(Middle, { view, columns, height, last, setLast })),
    ...noteLines.map((line, index) => h(Text, { key: `note ${index}`, wrap: "truncate-end" }, line || " ")),
    ...helpLines.map((line, index) => h(Text, { key: `help ${index}`, dimColor: true, wrap: "truncate-end" }, line)),
  );
}

/** Opens the desk in the whole terminal. Resolves when the owner is done, and the terminal is as it was before. */
export async function runDesk({
  records,
  removeTraces,
  siteName,
}: Pick<CommandContext, "records" | "removeTraces"> & { siteName: string }): Promise<void> {
  const desk = new Desk({ records, removeTraces, siteName, quit: () => app.unmount() });
  const app = render(h(Terminal, { desk }), { alternateScreen: true, interactive: true, patchConsole: false });
  await Promise.all([desk.open(), app.waitUntilExit()]);
}
