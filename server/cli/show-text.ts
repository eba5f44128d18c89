import { ownerLabel, particulars } from "../../enquiry/fields.ts";
import { languageName } from "../languages.ts";
import type { StoredDelivery, StoredEnquiry } from "../relay/enquiry.ts";
import { inWords } from "../relay/hold-reasons.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const terminalControls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** What strangers wrote must not steer the terminal it is read in. */
export const safe = (text: string) => text.replace(terminalControls, "\ufffd");

const time = (ms: number) => new Date(ms).toISOString().replace("T", " ").slice(0, 19);

const shorten = (text: string, length: number) => {
  const line = safe(text).replaceAll(/\s+/g, " ");
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};

/** One line of the list. */
export function summaryLine({ id, receivedAt, status, name, email, message, holdReason }: StoredEnquiry): string {
  const state = holdReason && status === "held" ? `held (${inWords(holdReason)})` : status;
  return `${id}  ${time(receivedAt)}  ${state}  ${shorten(name, 30)} <${shorten(email, 60)}>  ${shorten(message, 60)}\n`;
}

/** How far a delivery beside mail is, in one line. */
function deliveryLine({
  channel,
  status,
  attempts,
  lastError,
  sentAt,
}: StoredDelivery): [label: string, value: string] {
  const label = `${channel[0]?.toUpperCase()}${channel.slice(1)}`;
  if (sentAt) return [label, `sent, ${time(sentAt)} UTC`];
  const tried = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  return [label, [status, tried, lastError].filter(Boolean).join(", ")];
}

/** A whole enquiry, for reading. */
export function fullText(enquiry: StoredEnquiry, deliveries: readonly StoredDelivery[] = []): string {
  const rows: [string, string | number | null][] = [
    ["Id", enquiry.id],
    ["Received", `${time(enquiry.receivedAt)} UTC`],
    ["Status", enquiry.status],
    ["Held because", enquiry.holdReason && inWords(enquiry.holdReason)],
    ["Released", enquiry.releasedAt && `${time(enquiry.releasedAt)} UTC: what comes from this address passes`],
    ["Sent", enquiry.sentAt && `${time(enquiry.sentAt)} UTC`],
    ["Answered", enquiry.answeredAt && `${time(enquiry.answeredAt)} UTC`],
    ["Came from", enquiry.page],
    ["Language", languageName(enquiry.language)],
    ["Attempts", enquiry.attempts],
    ["Next attempt", enquiry.status === "queued" && enquiry.attempts > 0 ? `${time(enquiry.dueAt)} UTC` : null],
    ["Last error", enquiry.lastError],
    ...deliveries.map(deliveryLine),
    ...particulars.map((field): [string, string] => [ownerLabel(field), enquiry[field.name]]),
  ];
  const shown = rows.filter(([, value]) => value !== null && value !== "");
  const width = Math.max(...shown.map(([label]) => label.length)) + 2;
  const lines = shown.map(([label, value]) => `${`${label}:`.padEnd(width)}${safe(String(value))}\n`);
  return `${lines.join("")}\n${safe(enquiry.message)}\n`;
}
