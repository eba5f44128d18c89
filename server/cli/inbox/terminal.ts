import { Box, type DOMElement, measureElement, render, Text, useWindowSize } from "ink";
import { createElement as h, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { indianDay } from "../../indian-time.ts";
import type { ShownEnquiry } from "../../relay/enquiry.ts";
import type { CommandContext } from "../command.ts";
import { fullText, oneLine } from "../show-text.ts";
import { Inbox, type InboxView } from "./inbox.ts";
import { deletionQuestion, releaseQuestion } from "./questions.ts";
import { chosen, listed, type Screen } from "./state.ts";
import { useKeys } from "./use-keys.ts";

/** With fewer columns a row of the list leaves out the day. */
const wideColumns = 70;

/** The help line of each screen, which names its keys. */
const help: Record<Screen, readonly string[]> = {
  list: [
    "↑↓ move",
    "Enter read",
    "/ search",
    "a answered",
    "l release",
    "t trust or not",
    "r reply",
    "d delete",
    "s statistics",
    "u update",
    "q quit",
  ],
  typing: ["Type words", "Enter look through all", "Esc stop searching"],
  reading: ["↑↓ scroll", "←→ next", "a answered", "l release", "t trust or not", "r reply", "d delete", "Esc back"],
  deleting: ["Enter delete what was typed", "Esc keep"],
  releasing: ["y release", "any other key: leave it held"],
  statistics: ["↑↓ scroll", "Esc back"],
};

/** Joins parts into lines of at most `columns`. A part that is too long has a line of its own. */
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

/** NO_COLOR (no-color.org): any value but the empty one switches colours off. */
const coloured = (color: string) => (process.env.NO_COLOR ? {} : { color });

const stateColours: Partial<Record<string, string>> = { held: "yellow", damaged: "red", dead: "red", queued: "cyan" };

/** Columns of a row's parts. The message takes the rest. */
const rowColumns = { mark: 2, date: 11, state: 9, name: 22, shortName: 12 };

/** A cell that is cut off at its width and never wraps. */
const cell = (text: string, width: number | undefined, style: object = {}) =>
  h(
    Box,
    width ? { width, flexShrink: 0, paddingRight: 1 } : { flexGrow: 1, flexShrink: 1 },
    h(Text, { wrap: "truncate-end", ...style }, text),
  );

function Row({ enquiry, isChosen, columns }: { enquiry: ShownEnquiry; isChosen: boolean; columns: number }) {
  const isWide = columns >= wideColumns;
  const state = enquiry.damage !== undefined ? "damaged" : enquiry.answeredAt === null ? enquiry.status : "answered";
  const style = { inverse: isChosen };
  const colour = stateColours[state];
  const { mark, date, state: stateWidth } = rowColumns;
  const name = isWide ? rowColumns.name : rowColumns.shortName;
  const message = columns - mark - (isWide ? date : 0) - stateWidth - name;
  return h(
    Box,
    { height: 1, overflow: "hidden" },
    cell(isChosen ? "›" : " ", mark, { bold: true }),
    isWide && cell(indianDay(enquiry.receivedAt), date, style),
    cell(state, stateWidth, { ...style, ...(colour && !isChosen && coloured(colour)) }),
    cell(oneLine(enquiry.name, name - 1), name, style),
    cell(oneLine(enquiry.message, message), undefined, style),
  );
}

type Place = { view: InboxView; columns: number; height: number };

/** Most lines that can be above the visible part, and who is told when that changes. */
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

/** A text of which a part is visible, and how far it can be scrolled. */
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

function headline({ state, counts }: InboxView): string {
  if (state.screen === "deleting") return `Delete: ${oneLine(state.typed)}▏`;
  if (state.screen === "typing" || state.query !== "")
    return `Search: ${oneLine(state.query)}${state.screen === "typing" ? "▏" : ""}  (${listed(state).length})`;
  return counts ? `${counts.queued} queued, ${counts.held} held, ${counts.sent} sent, ${counts.dead} dead` : "";
}

/** The part between the headline and the help. */
function Middle(props: Place & Reach) {
  const { view } = props;
  const { screen, asked } = view.state;
  const enquiry = chosen(view.state);
  if (screen === "statistics") return h(Scrolled, { ...props, text: view.statistics.join("\n") });
  if (enquiry && screen === "reading") return h(Scrolled, { ...props, text: fullText(enquiry).replaceAll("\t", "  ") });
  if (asked && screen === "deleting") return h(Text, { wrap: "wrap" }, deletionQuestion(asked, view.ofPerson));
  if (asked && screen === "releasing") return h(Text, { wrap: "wrap" }, releaseQuestion(asked));
  return h(List, props);
}

function Terminal({ inbox }: { inbox: Inbox }) {
  const { columns, rows } = useWindowSize();
  const view = useSyncExternalStore(inbox.onChange, inbox.view);
  const [last, setLast] = useState(0);
  const helpLines = inLines(help[view.state.screen], "  ", columns);
  const noteLines = inLines(view.note.split(" "), " ", columns);
  // The last line stays empty: a terminal that is filled to its end scrolls.
  const height = Math.max(1, rows - 2 - helpLines.length - noteLines.length);
  useKeys(inbox, height, last);
  return h(
    Box,
    { flexDirection: "column", height: rows - 1, width: columns },
    h(Text, { bold: true, wrap: "truncate-end" }, headline(view)),
    h(Box, { height, flexShrink: 0, overflow: "hidden" }, h(Middle, { view, columns, height, last, setLast })),
    ...noteLines.map((line, index) => h(Text, { key: `note ${index}`, wrap: "truncate-end" }, line || " ")),
    ...helpLines.map((line, index) => h(Text, { key: `help ${index}`, dimColor: true, wrap: "truncate-end" }, line)),
  );
}

/** Opens the inbox on the whole terminal. Resolves when the owner quits; the terminal then looks as it did before. */
export async function runInbox({
  records,
  removeTraces,
  siteName,
}: Pick<CommandContext, "records" | "removeTraces"> & { siteName: string }): Promise<void> {
  const inbox = new Inbox({ records, removeTraces, siteName, quit: () => app.unmount() });
  const app = render(h(Terminal, { inbox }), { alternateScreen: true, interactive: true, patchConsole: false });
  await Promise.all([inbox.open(), app.waitUntilExit()]);
}
