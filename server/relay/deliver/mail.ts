import { ownerLabel, particulars } from "../../../enquiry/fields.ts";
import { withoutDirections } from "../directions.ts";
import type { StoredEnquiry } from "../enquiry.ts";

/** What is fixed about every mail; nothing of it comes from a visitor. */
export type MailFrame = {
  from: string;
  to: string;
  siteName: string;
  /** The site's public address; its host is the right side of the Message-ID. */
  siteUrl: string;
};

/** A mail as both transports take it. */
export type Mail = {
  from: string;
  to: string;
  /** The visitor's address alone: a display name would be one more thing to forge. Absent in mails of the relay's own. */
  replyTo?: { name: ""; address: string };
  /** The same at every attempt, so that a mail delivered twice can be recognised. */
  messageId: string;
  date: Date;
  subject: string;
  text: string;
  html?: string;
};

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const shorten = (text: string, length: number) => {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : text;
};

/** The one template: what both parts of the mail show, in this order. */
function rows(enquiry: StoredEnquiry): [label: string, value: string][] {
  const all: [string, string][] = [
    ...particulars.map((field): [string, string] => [ownerLabel(field), enquiry[field.name]]),
    ["Received", new Date(enquiry.receivedAt).toISOString()],
    ["Reference", enquiry.id],
  ];
  return all.filter(([, value]) => value !== "");
}

/** Stands between the two, the message last: what a stranger writes below it can look like no particular of this mail. */
const messageFollows = "All that follows is the message as it was typed:";

function htmlPart(enquiry: StoredEnquiry, title: string): string {
  const cells = rows(enquiry).map(
    ([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const message = `<p style="white-space: pre-wrap" dir="auto">${escapeHtml(enquiry.message)}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body><table cellpadding="4">${cells.join("")}</table><hr><p>${messageFollows}</p>${message}</body></html>`;
}

function textPart(enquiry: StoredEnquiry): string {
  const lines = rows(enquiry).map(([label, value]) => `${label}: ${value}`);
  return `${lines.join("\n")}\n\n${messageFollows}\n\n${enquiry.message}\n`;
}

/** The mail that tells the owner of an enquiry. */
export function composeMail(enquiry: StoredEnquiry, { from, to, siteName, siteUrl }: MailFrame): Mail {
  const subject = `${siteName} enquiry: ${shorten(withoutDirections(enquiry.name), 60)}`;
  return {
    from,
    to,
    replyTo: { name: "", address: enquiry.email },
    messageId: `<${enquiry.id}@${new URL(siteUrl).hostname}>`,
    date: new Date(enquiry.receivedAt),
    subject,
    text: textPart(enquiry),
    html: htmlPart(enquiry, subject),
  };
}
