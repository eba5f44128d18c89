import { html, raw } from "hono/html";
import type { InterfaceWords } from "../../../content/en/interface.ts";
import { formatOfficeHours } from "../../../enquiry/format-office-hours.ts";
import { interpolate } from "../../../enquiry/interpolate.ts";
import type { OpeningHours } from "../../../enquiry/office-hours.ts";
import { languageOrEnglish, messagesIn } from "../../language-lookup.ts";
import { type StoredEnquiry, shortReference } from "../stored-enquiry.ts";
import { type Mail, type OwnerMailOptions, threadOf } from "./mail.ts";

/** The fixed parts of every acknowledgement. */
type AcknowledgementOptions = Omit<OwnerMailOptions, "to"> & {
  /** The firm's e-mail address, to which answers go. */
  email: string;
  /** The office hours of Saturday; `null` when the office is closed. */
  saturday: OpeningHours | null;
};

/**
 * The time of arrival in India, to fit the office hours beside it. The order of the parts comes from the language's own
 * file, because `Intl` writes Gujarati as "2:05 બપોરે". Without a part of the day it says am and pm.
 */
function timeOf(receivedAt: number, { acknowledgement, language: { tag } }: InterfaceWords): string {
  const parts = new Intl.DateTimeFormat(tag, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h12",
    dayPeriod: tag.startsWith("en") ? undefined : "short",
    timeZone: "Asia/Kolkata",
  }).formatToParts(receivedAt);
  const { day, month, year, hour, minute, dayPeriod } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  const values = { day: `${day} ${month} ${year}`, time: `${hour}:${minute}`, part: dayPeriod ?? "" };
  return interpolate(acknowledgement.moment, values);
}

type Parts = { before: string[]; nextHeading: string; next: readonly string[]; after: string[]; signature: string[] };

function textPart({ before, nextHeading, next, after, signature }: Parts): string {
  const steps = next.map((step, index) => `${index + 1}. ${step}`).join("\n");
  return `${[...before, `${nextHeading}:\n\n${steps}`, ...after, `-- \n${signature.join("\n")}`].join("\n\n")}\n`;
}

function htmlPart({ before, nextHeading, next, after, signature }: Parts, title: string, lang: string): string {
  const paragraphs = (texts: string[]) => texts.map((text) => html`<p>${text}</p>`);
  const lines = signature.flatMap((line, index) => (index === 0 ? [line] : [raw("<br>"), line]));
  const steps = next.map((step) => html`<li>${step}</li>`);
  const body = html`${paragraphs(before)}<h2 style="font-size: 1em">${nextHeading}</h2><ol>${steps}</ol>${paragraphs(after)}<p>${lines}</p>`;
  const head = html`<meta charset="utf-8"><title>${title}</title>`;
  return String(html`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`);
}

/**
 * The mail that tells a visitor of the arrival. It continues the thread of the owner's mail. The owner's reply names
 * that mail and the visitor's reply names this one, so both mailboxes show one conversation.
 */
export function composeAcknowledgement(
  enquiry: StoredEnquiry,
  { from, email, siteName, siteUrl, saturday }: AcknowledgementOptions,
): Mail {
  const all = messagesIn(enquiry.language);
  const words = all.acknowledgement;
  const { host, hostname } = new URL(siteUrl);
  const arrived = timeOf(enquiry.receivedAt, all);
  // All of it is this site's own, so that nobody can send a stranger words through it.
  const facts = { site: siteName, host, email, arrived, reference: shortReference(enquiry.id) };
  const hours = formatOfficeHours(all.language, saturday);
  const parts: Parts = {
    before: [words.greeting, interpolate(words.arrived, facts)],
    nextHeading: words.nextHeading,
    next: words.next.map((step) => interpolate(step, hours)),
    after: [interpolate(words.reply, facts), interpolate(words.mistaken, facts)],
    signature: [facts.site, facts.host, facts.email],
  };
  const subject = interpolate(words.subject, facts);
  const owners = threadOf(enquiry, siteUrl);
  return {
    from,
    to: enquiry.email,
    replyTo: { name: siteName, address: email },
    messageId: `<ack-${enquiry.id}@${hostname}>`,
    inReplyTo: owners.messageId,
    references: [...owners.references, owners.messageId],
    date: new Date(),
    subject,
    text: textPart(parts),
    html: htmlPart(parts, subject, languageOrEnglish(enquiry.language)),
    // RFC 3834 marks a program's answer, which no program answers. The empty sender keeps bounces from coming back.
    headers: { "Auto-Submitted": "auto-replied", Precedence: "bulk", "X-Auto-Response-Suppress": "All" },
    envelope: { from: "", to: enquiry.email },
  };
}
