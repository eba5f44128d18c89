import { ownerLabel, particulars, recordOf } from "../../../../enquiry/fields.ts";
import { maxChatMessage } from "../../../limits.ts";
import { type StoredEnquiry, shortReference } from "../../enquiry.ts";
import { beginningOf } from "../../whole-letters.ts";

/** Who is told: any receiver of JSON, Slack or what takes its messages, a bot of Telegram's or what takes its methods. */
export const webhookFormats = ["generic", "slack", "telegram"] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** What a receiver is told. */
export type OwnerNotification = {
  /** The same at every attempt, so that a notification posted twice can be recognised. */
  id: string;
  type: "enquiry.received" | "cap.reached" | "enquiries.held" | "backup.failing";
  /** Milliseconds since 1970. */
  at: number;
  /** For programs: all of it. */
  data: object;
  /** For people: one line of this relay's own. */
  title: string;
  /** For people: what strangers typed among it, as plain text. */
  words: string;
};

/** Not in the middle of a letter as a person sees it. */
const cut = (text: string) =>
  text.length > maxChatMessage ? `${beginningOf(text, maxChatMessage)}…\n(cut here; the store has all of it)` : text;

function wordsOf(enquiry: StoredEnquiry): string {
  const lines = particulars.map((field) => [ownerLabel(field), enquiry[field.name]]);
  const given = lines.filter(([, value]) => value !== "").map((line) => line.join(": "));
  return `${given.join("\n")}\n\n${cut(enquiry.message)}`;
}

/** Tells of an enquiry. */
export function enquiryNotification(enquiry: StoredEnquiry, siteName: string): OwnerNotification {
  const { id, receivedAt } = enquiry;
  const reference = shortReference(id);
  return {
    ...{ id, type: "enquiry.received", at: receivedAt },
    data: { id, reference, ...recordOf("name", ({ name }) => enquiry[name]) },
    title: `${siteName}: a new enquiry, ${reference}`,
    words: wordsOf(enquiry),
  };
}

/** By Standard Webhooks: what happened, when, and the facts. */
const generic = ({ type, at, data }: OwnerNotification) => ({ type, timestamp: new Date(at).toISOString(), data });

/** Slack's three characters: https://docs.slack.dev/messaging/formatting-message-text */
const slackEntities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * A block of program text, in which chats of this kind see no markup, no mention and no link. No backtick of the text's
 * own stands beside another, so none of them ends it: a character without a width parts them.
 */
const fenced = (text: string) =>
  `\`\`\`\n${text.replace(/[&<>]/g, (character) => slackEntities[character] ?? "").replaceAll("`", "`\u200b")}\n\`\`\``;

/**
 * Slack shows `blocks`, whose texts are texts and nothing else. What takes Slack's messages but knows no blocks
 * (Mattermost, Rocket.Chat, Discord) shows `text`, as Slack does in a notification.
 */
function slack({ title, words }: OwnerNotification) {
  const part = (type: string, text: string) => ({ type, elements: [{ type: "text", text }] });
  const elements = [part("rich_text_section", title), part("rich_text_preformatted", words)];
  return {
    text: `${title}\n${fenced(words)}`,
    blocks: [{ type: "rich_text", elements }],
    parse: "none",
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}

/** `sendMessage` of the Bot API. No `parse_mode`, so nothing is markup; inside of `pre` nothing is a mention or a link. */
function telegram({ title, words }: OwnerNotification, chat: string) {
  const head = `${title}\n\n`;
  return {
    chat_id: chat,
    text: head + words,
    // In UTF-16 units, as `length` counts.
    entities: [{ type: "pre", offset: head.length, length: words.length }],
    link_preview_options: { is_disabled: true },
  };
}

const payloads: Record<WebhookFormat, (notification: OwnerNotification, chat: string) => object> = {
  generic,
  slack,
  telegram,
};

/**
 * The body of a notification. Nobody's words are markup, a mention or a link in it.
 * @param chat Telegram's id of the chat.
 */
export const webhookBody = (format: WebhookFormat, notification: OwnerNotification, chat: string): string =>
  JSON.stringify(payloads[format](notification, chat));
