import { Webhook } from "standardwebhooks";
import { maxWebhookAnswer, webhookTimeouts } from "../../../limits.ts";
import { type Answered, DeliveryError } from "../transport.ts";
import { explain } from "./answer.ts";
import { type OwnerNotification, type WebhookFormat, webhookBody } from "./payloads.ts";

/** The little of `fetch` that a notification needs, by which the hosts differ in what it may reach. */
export type WebFetch = (
  url: string,
  init: { method: "POST"; headers: Record<string, string>; body: string; redirect: "manual"; signal: AbortSignal },
) => Promise<Pick<Response, "status" | "headers" | "body">>;

/** Where notifications go and in which shape. */
export type WebhookOptions = {
  url: string;
  /** By which a receiver knows that a notification is this server's: `whsec_` and base64, as Standard Webhooks has it. */
  secret: string | undefined;
  format: WebhookFormat;
  chat: string;
  fetch: WebFetch;
};

/** Posts a notification. Resolves once it is taken; rejects with a `DeliveryError`. */
export type PostToWebhook = (notification: OwnerNotification) => Promise<void>;

/** By the status that a receiver answers with; what is not here is `declined` of the 400s, and else `unreachable`. */
const failures: Readonly<Record<number, Answered>> = {
  // It understood and does not want this notification.
  ...{ 400: "refused", 413: "refused", 422: "refused" },
  ...{ 408: "delayed", 409: "delayed", 425: "delayed", 500: "delayed" },
  // The key is wrong, or it is too much just now: no notification would come through.
  ...{ 401: "unreachable", 407: "unreachable", 429: "unreachable" },
};

/** A 403 or 404 is said of some words by a filter in front, and of every notification where NOTIFY_URL is wrong. */
const classify = (status: number): Answered =>
  failures[status] ?? (status >= 400 && status < 500 ? "declined" : "unreachable");

/** As much of an answer as is ever read; what comes after is not waited for. */
async function readStart(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (reader && text.length < maxWebhookAnswer) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += decoder.decode(value, { stream: true }).slice(0, maxWebhookAnswer - text.length);
    }
  } catch {
    // It broke off or took too long: what there is says enough.
  }
  await reader?.cancel().catch(() => undefined);
  return text;
}

/** No answer: of what went wrong only the kind is told, which holds neither the URL's path nor the secret. */
function asUnreachable(error: unknown): DeliveryError {
  const { name, message, cause } = error as Error;
  const { code, message: why } = (cause ?? error) as NodeJS.ErrnoException;
  if (name === "TimeoutError") {
    return new DeliveryError("unreachable", "ETIMEDOUT", `no answer within ${webhookTimeouts.attemptMs / 1_000} s`);
  }
  return new DeliveryError("unreachable", String(code ?? name), why ?? message);
}

/** By Standard Webhooks 1.0.0: HMAC-SHA256 over id, time and body, so that neither can be changed nor sent again later. */
function signature(secret: string, id: string, now: Date, body: string): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
}

/** Tells a webhook: one POST, no redirect followed, bounded in time and in what is read of the answer. */
export function webhookSender({ url, secret, format, chat, fetch }: WebhookOptions): PostToWebhook {
  return async (notification) => {
    const body = webhookBody(format, notification, chat);
    const signed = secret ? signature(secret, notification.id, new Date(), body) : {};
    const signal = AbortSignal.timeout(webhookTimeouts.attemptMs);
    const headers = { "Content-Type": "application/json", "User-Agent": "kutch-it-relay", ...signed };
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal }).catch((error) => {
      throw asUnreachable(error);
    });
    const { status } = response;
    if (status >= 200 && status < 300) {
      await response.body?.cancel().catch(() => undefined);
      return;
    }
    const { said, retryAfterMs } = explain(format, await readStart(response.body), response.headers.get("retry-after"));
    throw new DeliveryError(classify(status), String(status), `HTTP ${status}${said && `: ${said}`}`, { retryAfterMs });
  };
}
