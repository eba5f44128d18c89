import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { fieldsExceptMessage, ownerLabelOf } from "../../../enquiry/fields.ts";
import { withoutBidiControls } from "../../../enquiry/invisible-characters.ts";
import { indianTime } from "../../indian-time.ts";
import { languageName } from "../../language-lookup.ts";
import { truncateText } from "../cut-at-grapheme.ts";
import { holdReasonText } from "../hold-reasons.ts";
import type { StoredEnquiry } from "../stored-enquiry.ts";

/** An address, and the name that a mailbox shows beside it. */
type Mailbox = { name: string; address: string };

/** The fixed parts of every mail. None of them comes from a visitor. */
export type OwnerMailOptions = {
  from: Mailbox;
  to: string;
  siteName: string;
  /** The site's public address. Its host is the right side of the Message-ID. */
  siteUrl: string;
};

/** A mail, as both transports take it. */
export type Mail = {
  from: Mailbox;
  to: string;
  /** In the owner's mail only the visitor's address: a display name could be forged. */
  replyTo?: Mailbox;
  /** The same at every attempt, so that a mail that arrives twice can be recognised. */
  messageId: string;
  inReplyTo?: string;
  /** Message-IDs of the conversation that the mail belongs to. */
  references?: string[];
  /** Override those of `writing`. */
  headers?: Record<string, string>;
  /** Only when it differs from `from` and `to`. */
  envelope?: { from: string; to: string };
  date: Date;
  subject: string;
  text: string;
  html?: string;
};

/** How both transports write a mail (nodemailer's options). */
export const mailDefaults = {
  /** Asks programs not to answer (RFC 3834): their answer would go to the visitor. */
  headers: { "Auto-Submitted": "auto-generated" },
  /** For text beyond ASCII. Base64 breaks lines within characters, which some readers do not join again. */
  textEncoding: "quoted-printable",
  /** Line breaks of RFC 5322. Without this, those of the text stay as they are. */
  newline: "windows",
} as const;

/** Most UTF-16 units of the name, and of the message, in a subject. */
const mostInSubject = 60;

/** Cuts at a space when there is one, and never within a character as a person sees it. */
function shorten(text: string): string {
  if (text.length <= mostInSubject) return text;
  const end = truncateText(text, mostInSubject - 1).length;
  const space = text.slice(0, end + 1).lastIndexOf(" ");
  return `${text.slice(0, space > mostInSubject / 2 ? space : end).trimEnd()}…`;
}

/**
 * A visitor's words for a header: one line without bidi controls. "=?" begins an encoded word (RFC 2047), which the
 * mail library passes on and a mail program would decode into whatever its writer likes.
 */
const headerText = (text: string): string => {
  const line = withoutBidiControls(text.slice(0, 1_000)).replace(/[\s\p{Cc}]+/gu, " ");
  return shorten(line.toWellFormed().replaceAll("=?", "= ?").trim());
};

/**
 * The ids of an enquiry's mail. Its own is made of the enquiry's id. All mails of one address refer to one more id,
 * made of that address, which no mail has: mail programs show mails with a common reference as one conversation,
 * whether or not they have the referred mail (RFC 5322, 3.6.4). So no mail has to be remembered.
 */
export function threadOf({ id, email }: StoredEnquiry, siteUrl: string): { messageId: string; references: string[] } {
  const host = new URL(siteUrl).hostname;
  const person = createHash("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 32);
  return { messageId: `<${id}@${host}>`, references: [`<person.${person}@${host}>`] };
}

/** The rows that both parts of the mail show, in this order. */
function rows(enquiry: StoredEnquiry): [label: string, value: string][] {
  const all: [string, string][] = [
    ...fieldsExceptMessage.map((field): [string, string] => [ownerLabelOf(field), enquiry[field.name]]),
    ["Came from the page", enquiry.page],
    ["Written on the page in", languageName(enquiry.language)],
    ["Was held because", enquiry.holdReason ? holdReasonText(enquiry.holdReason) : ""],
    ["Received", indianTime(enquiry.receivedAt)],
    ["Reference", enquiry.id],
  ];
  return all.filter(([, value]) => value !== "");
}

/** Separates the rows from the message, which comes last: nothing that a stranger writes can look like a row. */
const messageFollows = "All that follows is the message as it was typed:";

/** The rows and the message as HTML without styles, so that a mail program can show it light or dark. */
export function enquiryHtml(enquiry: StoredEnquiry) {
  const cells = rows(enquiry).map(
    ([label, value]) => html`<tr><th align="left" valign="top">${label}</th><td dir="auto">${value}</td></tr>`,
  );
  const message = enquiry.message.split("\n").flatMap((line, i) => (i > 0 ? [raw("<br>"), line] : [line]));
  return html`<table cellpadding="4">${cells}</table><hr><p>${messageFollows}</p><p dir="auto">${message}</p>`;
}

function htmlPart(enquiry: StoredEnquiry, title: string): string {
  const head = html`<meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title>`;
  return String(
    html`<!doctype html><html lang="en"><head>${head}</head><body style="font-family: sans-serif; line-height: 1.5">${enquiryHtml(enquiry)}</body></html>`,
  );
}

function textPart(enquiry: StoredEnquiry): string {
  const lines = rows(enquiry).map(([label, value]) => `${label}: ${value}`);
  return `${lines.join("\n")}\n\n${messageFollows}\n\n${enquiry.message}\n`;
}

const titleOf = (siteName: string) => `${siteName} enquiry`;

/** The subject of an enquiry's mail. Its answer has "Re: " before it. */
export const subjectOf = ({ name, message }: StoredEnquiry, siteName: string): string =>
  [titleOf(siteName), headerText(name), headerText(message)].filter(Boolean).join(": ");

/** The mail that tells the owner of an enquiry. Its Reply-To is the visitor. */
export function composeOwnerMail(enquiry: StoredEnquiry, { from, to, siteName, siteUrl }: OwnerMailOptions): Mail {
  return {
    from,
    to,
    replyTo: { name: "", address: enquiry.email },
    ...threadOf(enquiry, siteUrl),
    // The day of sending: receivers refuse mails that are days old. The text has the day of arrival.
    date: new Date(),
    subject: subjectOf(enquiry, siteName),
    text: textPart(enquiry),
    html: htmlPart(enquiry, titleOf(siteName)),
  };
}
