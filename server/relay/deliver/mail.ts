import { createHash } from "node:crypto";
import { ownerLabel, particulars } from "../../../enquiry/fields.ts";
import { indianTime } from "../../indian-time.ts";
import { languageName } from "../../languages.ts";
import { withoutBidiControls } from "../bidi-controls.ts";
import type { StoredEnquiry } from "../enquiry.ts";
import { inWords } from "../hold-reasons.ts";
import { beginningOf } from "../whole-letters.ts";

/** Whom a mail comes from, and the name that stands beside it in a mailbox. */
export type Mailbox = { name: string; address: string };

/** What is fixed about every mail; nothing of it comes from a visitor. */
export type MailFrame = {
  from: Mailbox;
  to: string;
  siteName: string;
  /** The site's public address; its host is the right side of the Message-ID. */
  siteUrl: string;
};

/** A mail as both transports take it. */
export type Mail = {
  from: Mailbox;
  to: string;
  /** In the owner's mail the visitor's address alone: a display name would be one more thing to forge. */
  replyTo?: { name: string; address: string };
  /** The same at every attempt, so that a mail delivered twice can be recognised. */
  messageId: string;
  inReplyTo?: string;
  /** Message-IDs of what it belongs to, by which a mail program puts it beside them. */
  references?: string[];
  /** Over those of `writing`. */
  headers?: Record<string, string>;
  /** Where it differs from `from` and `to`. */
  envelope?: { from: string; to: string };
  date: Date;
  subject: string;
  text: string;
  html?: string;
};

/** How both transports have every mail written (options of nodemailer). */
export const writing = {
  /** No answer by a machine is asked for (RFC 3834): it would go to the visitor. */
  headers: { "Auto-Submitted": "auto-generated" },
  /** Of all that is not ASCII. Base64 cuts its lines within characters, which not every reader puts together again. */
  textEncoding: "quoted-printable",
  /** The breaks of RFC 5322; without this those of the text stay as they are. */
  newline: "windows",
} as const;

/** The characters of a visitor's name, and of the message, that a subject has room for. */
const subjectLength = { name: 60, words: 60 };

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** As much as fits, in UTF-16 units: no character as a person sees it is cut, and no word where there is a space to cut at. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = beginningOf(text, length - 1).length;
  const space = text.slice(0, end + 1).lastIndexOf(" ");
  return `${text.slice(0, space > length / 2 ? space : end).trimEnd()}…`;
}

/**
 * A visitor's words as part of a header: one line that reads in its own order. "=?" begins an encoded word (RFC 2047),
 * which the mail library hands on and a mail program would decode into whatever its writer likes.
 */
const headerText = (text: string, length: number): string => {
  const line = withoutBidiControls(text.slice(0, 1_000)).replace(/[\s\p{Cc}]+/gu, " ");
  return shorten(line.toWellFormed().replaceAll("=?", "= ?").trim(), length);
};

/**
 * The ids of an enquiry's mail. An enquiry's own is made of its id; all of one address refer to one more id, made of that
 * address, which no mail ever has: a mail program shows what refers to the same mail as one conversation, whether or not it
 * has that mail (RFC 5322, 3.6.4). So nothing has to be remembered.
 */
export function threadOf({ id, email }: StoredEnquiry, siteUrl: string): { messageId: string; references: string[] } {
  const host = new URL(siteUrl).hostname;
  const person = createHash("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 32);
  return { messageId: `<${id}@${host}>`, references: [`<person.${person}@${host}>`] };
}

/** The one template: what both parts of the mail show, in this order. */
function rows(enquiry: StoredEnquiry): [label: string, value: string][] {
  const all: [string, string][] = [
    ...particulars.map((field): [string, string] => [ownerLabel(field), enquiry[field.name]]),
    ["Came from the page", enquiry.page],
    ["Written on the page in", languageName(enquiry.language)],
    ["Was held because", enquiry.holdReason ? inWords(enquiry.holdReason) : ""],
    ["Received", indianTime(enquiry.receivedAt)],
    ["Reference", enquiry.id],
  ];
  return all.filter(([, value]) => value !== "");
}

/** Stands between the two, the message last: what a stranger writes below it can look like no particular of this mail. */
const messageFollows = "All that follows is the message as it was typed:";

/** No colour is set, so that a mail program may show it light or dark. */
function htmlPart(enquiry: StoredEnquiry, title: string): string {
  const cells = rows(enquiry).map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  const message = `<p style="white-space: pre-wrap" dir="auto">${escapeHtml(enquiry.message)}</p>`;
  const head = `<meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body style="font-family: sans-serif; line-height: 1.5"><table cellpadding="4">${cells.join("")}</table><hr><p>${messageFollows}</p>${message}</body></html>`;
}

function textPart(enquiry: StoredEnquiry): string {
  const lines = rows(enquiry).map(([label, value]) => `${label}: ${value}`);
  return `${lines.join("\n")}\n\n${messageFollows}\n\n${enquiry.message}\n`;
}

const titleOf = (siteName: string) => `${siteName} enquiry`;

/** What the mail of an enquiry is about, and with "Re: " before it the answer to it. */
export function subjectOf({ name, message }: StoredEnquiry, siteName: string): string {
  const words = [headerText(name, subjectLength.name), headerText(message, subjectLength.words)];
  return [titleOf(siteName), ...words.filter(Boolean)].join(": ");
}

/** The mail that tells the owner of an enquiry. Whoever presses Reply answers the visitor. */
export function composeMail(enquiry: StoredEnquiry, { from, to, siteName, siteUrl }: MailFrame): Mail {
  return {
    from,
    to,
    replyTo: { name: "", address: enquiry.email },
    ...threadOf(enquiry, siteUrl),
    date: new Date(enquiry.receivedAt),
    subject: subjectOf(enquiry, siteName),
    text: textPart(enquiry),
    html: htmlPart(enquiry, titleOf(siteName)),
  };
}
