import { fieldsExceptMessage, ownerLabelOf } from "../../enquiry/fields.ts";
import { indianTime } from "../indian-time.ts";
import { languageName } from "../language-lookup.ts";
import { truncateText } from "../relay/cut-at-grapheme.ts";
import { holdReasonText, unacknowledgedText } from "../relay/hold-reasons.ts";
import type { StoredDelivery, StoredEnquiry } from "../relay/stored-enquiry.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const terminalControls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Replaces control characters, and those that turn text round: a stranger's text must not steer the terminal. Line breaks
 * stay, so a value within a line goes through `oneLine` first.
 */
export const replaceControlChars = (text: string) => text.replace(terminalControls, "\ufffd");

/**
 * One line of at most so many characters, cut between two letters as a person sees them. Characters are counted:
 * some terminals give a Gujarati vowel sign a cell of its own and others draw it into the letter before it.
 */
export function oneLine(text: string, most = 500): string {
  const line = replaceControlChars(text.slice(0, 2 * most).replaceAll(/\s+/g, " "));
  const signs = [...line];
  if (signs.length <= most) return line;
  const fitting = signs.slice(0, most - 1).join("").length;
  return `${truncateText(line, fitting)}…`;
}

/** The columns of a line, without empty ones. A value from the store cannot leave its column. */
export const joinColumns = (...values: string[]) =>
  values
    .filter((value) => value !== "")
    .map((value) => oneLine(value))
    .join("  ");

/** "1 enquiry", "2 enquiries". */
export const enquiryCountText = (count: number): string => `${count} ${count === 1 ? "enquiry" : "enquiries"}`;

/** Data for programs. What would steer a terminal is written as JSON can: the data stay the same. */
export const jsonOf = (data: unknown, indent = 2): string =>
  `${JSON.stringify(data, null, indent).replaceAll(terminalControls, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;

const stateOf = ({ status, holdReason }: StoredEnquiry): string =>
  holdReason && status === "held" ? `held (${holdReasonText(holdReason)})` : status;

/** One line of the list. */
export function summaryLine(enquiry: StoredEnquiry): string {
  const { id, receivedAt, name, email, message } = enquiry;
  const state = stateOf(enquiry);
  const writer = `${oneLine(name, 30)} <${oneLine(email, 60)}>`;
  return `${joinColumns(id, indianTime(receivedAt), state, writer, oneLine(message, 60))}\n`;
}

/** The status of a delivery beside mail, in one line. */
function deliveryLine({ channel, status, attempts, lastError, sentAt }: StoredDelivery): [string, string] {
  const label = `${channel[0]?.toUpperCase()}${channel.slice(1)}`;
  if (sentAt) return [label, `sent, ${indianTime(sentAt)}`];
  const tried = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  return [label, [status, tried, lastError].filter(Boolean).join(", ")];
}

/** Most characters of a value in the text of an enquiry, longer than a field may be or a mail server answers. */
const mostOfValue = 2_000;

/** A whole enquiry as text. */
export function wholeEnquiryText(enquiry: StoredEnquiry, deliveries: readonly StoredDelivery[] = []): string {
  const { status, holdReason, releasedAt } = enquiry;
  const rows: [string, string | number | null][] = [
    ["Id", enquiry.id],
    ["Received", indianTime(enquiry.receivedAt)],
    ["Status", status],
    [status === "held" ? "Held because" : "Was held because", holdReason && holdReasonText(holdReason)],
    [
      "Released",
      releasedAt && `${indianTime(releasedAt)}: what comes from this address passes, within the day's limits`,
    ],
    ["Sent", enquiry.sentAt && indianTime(enquiry.sentAt)],
    ["Answered", enquiry.answeredAt && indianTime(enquiry.answeredAt)],
    ["Came from", enquiry.page],
    ["Language", languageName(enquiry.language)],
    // Those in which no mail server was reached are not counted.
    ["Attempts", enquiry.attempts || null],
    ["Next attempt", status === "queued" && enquiry.lastError ? indianTime(enquiry.dueAt) : null],
    ["Last error", enquiry.lastError],
    ["Not acknowledged", enquiry.unacknowledged && unacknowledgedText(enquiry.unacknowledged)],
    ...deliveries.map(deliveryLine),
    ...fieldsExceptMessage.map((field): [string, string] => [ownerLabelOf(field), enquiry[field.name]]),
  ];
  const shown = rows.filter(([, value]) => value !== null && value !== "");
  const width = Math.max(...shown.map(([label]) => label.length)) + 2;
  const lines = shown.map(([label, value]) => `${`${label}:`.padEnd(width)}${oneLine(String(value), mostOfValue)}\n`);
  return `${lines.join("")}\n${replaceControlChars(enquiry.message)}\n`;
}
