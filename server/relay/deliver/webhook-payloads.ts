import { fieldsExceptMessage, ownerLabelOf, recordByField } from "../../../enquiry/fields.ts";
import { maxChatLengths } from "../../limits.ts";
import { ownerCommand } from "../../owner-command-text.ts";
import { truncateText } from "../cut-at-grapheme.ts";
import { type StoredEnquiry, shortReference } from "../stored-enquiry.ts";

/** Formats of receivers: any that takes JSON; Slack's or Telegram's own, and of programs that take the same. */
export const webhookFormats = ["generic", "slack", "telegram"] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** A message to the owner, for any format. */
export type OwnerNotification = {
  /** The same at every attempt, so that a notification that arrives twice can be recognised. */
  id: string;
  type: "enquiry.received" | "cap.reached" | "enquiries.held" | "enquiries.dead" | "backup.failing";
  /** Milliseconds since 1970. */
  at: number;
  /** All facts, for programs. */
  data: object;
  /** One line for people, in this relay's own words. */
  title: string;
  /** Plain text for people. It may contain what strangers typed. */
  words: string;
  /** What the owner types to read all of it, where a chat has to cut the words. */
  whole?: string;
};

/** The words, cut between two letters until what is made of them fits. The cut says what to type for the whole. */
function fitting({ words, whole = "" }: OwnerNotification, fits: (words: string) => boolean): string {
  if (fits(words)) return words;
  const cutAt = (length: number) => `${truncateText(words, length)}…\n(cut here; the store has all of it: ${whole})`;
  let [fitted, most] = [0, Math.min(words.length, maxChatLengths.telegram)];
  while (fitted < most) {
    const middle = Math.ceil((fitted + most) / 2);
    if (fits(cutAt(middle))) fitted = middle;
    else most = middle - 1;
  }
  return cutAt(fitted);
}

function wordsOf(enquiry: StoredEnquiry): string {
  const lines = fieldsExceptMessage.map((field) => [ownerLabelOf(field), enquiry[field.name]]);
  const given = lines.filter(([, value]) => value !== "").map((line) => line.join(": "));
  return `${given.join("\n")}\n\n${enquiry.message}`;
}

/** The notification of an enquiry. */
export function enquiryNotification(enquiry: StoredEnquiry, siteName: string): OwnerNotification {
  const { id, receivedAt } = enquiry;
  const reference = shortReference(id);
  return {
    ...{ id, type: "enquiry.received", at: receivedAt },
    data: { id, reference, ...recordByField("name", ({ name }) => enquiry[name]) },
    title: `${siteName}: a new enquiry, ${reference}`,
    words: wordsOf(enquiry),
    whole: ownerCommand(`show ${reference}`),
  };
}

/** In the format of Standard Webhooks: the event, its time, and the facts. */
const generic = ({ type, at, data }: OwnerNotification) => ({ type, timestamp: new Date(at).toISOString(), data });

/** Slack's three characters: https://docs.slack.dev/messaging/formatting-message-text */
const slackEntities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * A block of program text, in which chats show no markup, mention or link. A zero-width space parts backticks of the
 * text itself, so that three in a row cannot end the block.
 */
const fenced = (text: string) =>
  `\`\`\`\n${text.replace(/[&<>]/g, (character) => slackEntities[character] ?? "").replaceAll("`", "`\u200b")}\n\`\`\``;

/** What Slack, Mattermost, Rocket.Chat and Discord show. Discord takes the fewest characters of them. */
function slack(notification: OwnerNotification) {
  const framed = (words: string) => `${notification.title}\n${fenced(words)}`;
  const text = framed(fitting(notification, (words) => framed(words).length <= maxChatLengths.discord));
  return { text, parse: "none", link_names: false, unfurl_links: false, unfurl_media: false };
}

/** `sendMessage` of the Bot API. Without `parse_mode` nothing is markup; within `pre` nothing is a mention or link. */
function telegram(notification: OwnerNotification, chat: string) {
  const head = `${notification.title}\n\n`;
  const words = fitting(notification, (cut) => head.length + cut.length <= maxChatLengths.telegram);
  return {
    chat_id: chat,
    text: head + words,
    entities: [{ type: "pre", offset: head.length, length: words.length }],
    link_preview_options: { is_disabled: true },
  };
}

const payloads: Record<WebhookFormat, (notification: OwnerNotification, chat: string) => object> = {
  generic,
  slack,
  telegram,
};

/** The body of a notification, in which no words become markup, a mention or a link. `chat` is Telegram's id. */
export const webhookBody = (format: WebhookFormat, notification: OwnerNotification, chat: string): string =>
  JSON.stringify(payloads[format](notification, chat));
