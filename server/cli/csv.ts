import { fieldsExceptMessage } from "../../enquiry/fields.ts";
import type { StoredEnquiry } from "../relay/stored-enquiry.ts";
import { replaceControlChars } from "./terminal-text.ts";

const columns: (keyof StoredEnquiry)[] = [
  "id",
  "receivedAt",
  "status",
  "holdReason",
  ...fieldsExceptMessage.map(({ name }) => name),
  "message",
  "attempts",
  "lastError",
  "sentAt",
  "page",
  "language",
  "answeredAt",
  "releasedAt",
  "unacknowledged",
];

const times = new Set<string>(["receivedAt", "sentAt", "answeredAt", "releasedAt"]);

/** Spreadsheets run a cell that begins with one of these as a formula, and take the leading zero from a number. */
const changed = /^[\s]*(?:[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|%]|0\d)/;

/** A quoted cell that a spreadsheet shows as plain text, and a terminal too. */
function cell(value: string): string {
  const harmless = changed.test(value) ? `'${value}` : value;
  return `"${replaceControlChars(harmless).replaceAll('"', '""')}"`;
}

const row = (values: string[]) => `${values.map(cell).join(",")}\r\n`;

/** First line of the export. The byte order mark makes Excel read UTF-8. */
export const csvHeader = () => `\ufeff${row(columns)}`;

/** One enquiry as a line of RFC 4180, with formulas made harmless. */
export function csvRow(enquiry: StoredEnquiry): string {
  return row(
    columns.map((column) => {
      const value = enquiry[column];
      if (value === null) return "";
      return times.has(column) ? new Date(Number(value)).toISOString() : String(value);
    }),
  );
}
