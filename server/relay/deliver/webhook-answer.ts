import { z } from "zod";
import type { WebhookFormat } from "./webhook-payloads.ts";

/** Slack's one-word errors: `channel_not_found`, `invalid_payload`. */
const slackWord = /^[a-z_]{2,60}$/;

const telegramAnswer = z.object({
  description: z.string().max(200).catch(""),
  parameters: z
    .object({ retry_after: z.number().catch(0), migrate_to_chat_id: z.int().optional().catch(undefined) })
    .catch({ retry_after: 0 }),
});

function parseTelegram(text: string): z.infer<typeof telegramAnswer> | undefined {
  try {
    return telegramAnswer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Seconds. The header's other form, a date, is not used by receivers that ask for a short pause. */
const secondsOf = (header: string | null) => (header !== null && /^\d{1,6}$/.test(header) ? Number(header) : 0);

/**
 * Words about where notifications go, in the answers of Telegram ("chat not found", "TOPIC_CLOSED"), Slack
 * (`channel_is_archived`), Mattermost and Discord. Such an answer holds for every notification.
 */
const aboutTheReceiver =
  /(?<![a-z])(?:chat|channel|group|peer|web_?hook|hook|bot|token|team|room|service|topic|thread|rights|user)(?![a-z])/i;

const remedies: Readonly<Record<WebhookFormat, string>> = {
  generic: "",
  slack:
    "Look at the channel that NOTIFY_URL leads to, and whether the webhook is still there. What waits is then sent by itself.",
  telegram:
    "Look at NOTIFY_CHAT: the bot has to be in that chat and to be allowed to write there. What waits is then sent by itself.",
};

/** What an answer says. */
type Explained = {
  /** The receiver's own words. */
  said: string;
  retryAfterMs: number;
  /** What to do about an answer that holds for every notification; `null` for one about this notification only. */
  remedy: string | null;
};

/**
 * Why a receiver did not take a notification, when its format can say so, and how long to wait. A generic receiver's
 * answer is not kept: it may repeat the URL, which can contain a secret, or the enquiry.
 */
export function explain(format: WebhookFormat, text: string, retryAfter: string | null): Explained {
  const telegram = format === "telegram" ? parseTelegram(text) : undefined;
  const { retry_after = 0, migrate_to_chat_id: newChat } = telegram?.parameters ?? {};
  const described = newChat ? `${telegram?.description} (its new id: ${newChat})` : telegram?.description;
  const said = format === "slack" && slackWord.test(text.trim()) ? text.trim() : (described ?? "");
  const isAboutAll = format !== "generic" && aboutTheReceiver.test(telegram ? said : text);
  return {
    said,
    retryAfterMs: 1_000 * Math.max(secondsOf(retryAfter), retry_after),
    remedy: isAboutAll ? remedies[format] : null,
  };
}
