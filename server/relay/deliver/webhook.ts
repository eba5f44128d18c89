import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { maxWebhookErrorLength, webhookAttemptMs } from "../../limits.ts";
import { DeliveryError, type ReportedFailure } from "./delivery-error.ts";
import { type OwnerNotification, type WebhookFormat, webhookBody } from "./webhook-payloads.ts";

/** Where notifications go, and in which format. */
export type WebhookOptions = {
  url: string;
  /** Proves to a receiver that a notification is this server's: `whsec_` and base64 (Standard Webhooks). */
  secret: string | undefined;
  format: WebhookFormat;
  chat: string;
};

/** Posts a notification. Resolves when it is accepted; rejects with a `DeliveryError`. */
export type PostToWebhook = (notification: OwnerNotification) => Promise<void>;

/** Failures by the receiver's status. Other 400s are `declined`, and all others `unreachable`. */
const failures: Readonly<Record<number, ReportedFailure>> = {
  // The receiver understood this notification and rejects it.
  ...{ 400: "refused", 413: "refused", 422: "refused" },
  ...{ 408: "delayed", 409: "delayed", 425: "delayed", 500: "delayed" },
  // The key is wrong or the rate is too high: every notification would fail now.
  ...{ 401: "unreachable", 407: "unreachable", 429: "unreachable" },
};

/** A 403 or 404 may be a filter's answer to some words, or every answer when NOTIFY_URL is wrong. */
const classify = (status: number): ReportedFailure =>
  failures[status] ?? (status >= 400 && status < 500 ? "declined" : "unreachable");

/** A failure without an answer. Its message must contain neither the URL's path nor the secret. */
function asUnreachable(error: unknown): DeliveryError {
  const { name, cause } = error as Error;
  if (name === "TimeoutError")
    return new DeliveryError("unreachable", "ETIMEDOUT", `no answer within ${webhookAttemptMs / 1_000} s`);
  const { code = name, message } = (cause ?? error) as NodeJS.ErrnoException;
  // That of several failures, as for a name with two addresses, has no message.
  return new DeliveryError("unreachable", code, message || code);
}

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
    return telegramAnswer.parse(JSON.parse(text));
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

const remedy =
  "Look at NOTIFY_URL and NOTIFY_CHAT: the channel or chat has to be there, and the webhook or bot to be allowed to write to it. What waits is then sent by itself.";

/**
 * Why a receiver did not take a notification, when its format can say so, and how long to wait. A generic receiver's
 * answer is not kept: it may repeat the URL, which can contain a secret, or the enquiry.
 * @returns the receiver's own words, and whether such an answer holds for every notification
 */
function explain(format: WebhookFormat, text: string, retryAfter: string | null) {
  const telegram = format === "telegram" ? parseTelegram(text) : undefined;
  const { retry_after = 0, migrate_to_chat_id: newChat } = telegram?.parameters ?? {};
  const described = newChat ? `${telegram?.description} (its new id: ${newChat})` : telegram?.description;
  const said = format === "slack" && slackWord.test(text.trim()) ? text.trim() : (described ?? "");
  const isAboutAll = format !== "generic" && aboutTheReceiver.test(telegram ? said : text);
  return { said, retryAfterMs: 1_000 * Math.max(secondsOf(retryAfter), retry_after), isAboutAll };
}

/** Posts to a webhook once. It follows no redirect, and limits the time of the answer. */
export function webhookSender({ url, secret, format, chat }: WebhookOptions): PostToWebhook {
  return async (notification) => {
    const body = webhookBody(format, notification, chat);
    const now = new Date();
    // By Standard Webhooks: HMAC-SHA256 over id, time and body, so that none is changed and no request repeated later.
    const signed = secret && {
      "webhook-id": notification.id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
      "webhook-signature": new Webhook(secret).sign(notification.id, now, body),
    };
    const signal = AbortSignal.timeout(webhookAttemptMs);
    const headers = { "Content-Type": "application/json", "User-Agent": "kutch-it-relay", ...signed };
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal }).catch((error) => {
      throw asUnreachable(error);
    });
    const { status } = response;
    if (status >= 200 && status < 300) {
      await response.body?.cancel().catch(() => undefined);
      return;
    }
    const { said, retryAfterMs, isAboutAll } = explain(
      format,
      // One that breaks off or takes too long explains nothing.
      (await response.text().catch(() => "")).slice(0, maxWebhookErrorLength),
      response.headers.get("retry-after"),
    );
    const message = `HTTP ${status}${said && `: ${said}${isAboutAll ? "." : ""}`}`;
    const failure = isAboutAll && status >= 400 && status < 500 ? "unreachable" : classify(status);
    throw new DeliveryError(failure, String(status), message, { retryAfterMs, ...(isAboutAll && { remedy }) });
  };
}
