import { Webhook } from "standardwebhooks";
import { maxWebhookAnswer, webhookAttemptMs } from "../../limits.ts";
import { type Answered, DeliveryError } from "./transport.ts";
import { explain } from "./webhook-answer.ts";
import { type OwnerNotification, type WebhookFormat, webhookBody } from "./webhook-payloads.ts";

/** Where notifications go, and in which format. */
export type WebhookOptions = {
  url: string;
  /**
   * Proves to a receiver that a notification is this server's: `whsec_` and base64, as Standard Webhooks defines it.
   */
  secret: string | undefined;
  format: WebhookFormat;
  chat: string;
};

/** Posts a notification. Resolves when it is accepted; rejects with a `DeliveryError`. */
export type PostToWebhook = (notification: OwnerNotification) => Promise<void>;

/** Failures by the receiver's status. Other 400s are `declined`, and all others `unreachable`. */
const failures: Readonly<Record<number, Answered>> = {
  // The receiver understood this notification and rejects it.
  ...{ 400: "refused", 413: "refused", 422: "refused" },
  ...{ 408: "delayed", 409: "delayed", 425: "delayed", 500: "delayed" },
  // The key is wrong or the rate is too high: every notification would fail now.
  ...{ 401: "unreachable", 407: "unreachable", 429: "unreachable" },
};

/** A 403 or 404 may be a filter's answer to some words, or every answer when NOTIFY_URL is wrong. */
const classify = (status: number): Answered =>
  failures[status] ?? (status >= 400 && status < 500 ? "declined" : "unreachable");

/** An error's message; of several at once, as for a name with two addresses, each. */
const messagesOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(messagesOf).join("; ") : (error as Error).message;

/**
 * A failure without an answer. Only its kind is told, because the message must contain neither the URL's path nor the
 * secret.
 */
function asUnreachable(error: unknown): DeliveryError {
  const { name, cause } = error as Error;
  const { code } = (cause ?? error) as NodeJS.ErrnoException;
  if (name === "TimeoutError") {
    return new DeliveryError("unreachable", "ETIMEDOUT", `no answer within ${webhookAttemptMs / 1_000} s`);
  }
  return new DeliveryError("unreachable", String(code ?? name), messagesOf(cause ?? error));
}

/**
 * By Standard Webhooks 1.0.0: HMAC-SHA256 over id, time and body, so that none of them can be changed and no request
 * repeated later.
 */
function signature(secret: string, id: string, now: Date, body: string): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
}

/** Posts to a webhook once. It follows no redirect, and limits the time of the answer. */
export function webhookSender({ url, secret, format, chat }: WebhookOptions): PostToWebhook {
  return async (notification) => {
    const body = webhookBody(format, notification, chat);
    const signed = secret ? signature(secret, notification.id, new Date(), body) : {};
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
    const { said, retryAfterMs, remedy } = explain(
      format,
      // One that breaks off or takes too long explains nothing.
      (await response.text().catch(() => "")).slice(0, maxWebhookAnswer),
      response.headers.get("retry-after"),
    );
    const message = `HTTP ${status}${said && `: ${said}${remedy ? "." : ""}`}`;
    const failure = remedy !== null && status >= 400 && status < 500 ? "unreachable" : classify(status);
    throw new DeliveryError(failure, String(status), message, { retryAfterMs, ...(remedy && { remedy }) });
  };
}
