import { z } from "zod";
import type { WebhookFormat } from "./payloads.ts";

/** What Slack says in one word: `channel_not_found`, `invalid_payload`. */
const slackWord = /^[a-z_]{2,60}$/;

const telegramAnswer = z.object({
  description: z.string().max(200).catch(""),
  parameters: z.object({ retry_after: z.number().catch(0) }).catch({ retry_after: 0 }),
});

function parseTelegram(text: string): z.infer<typeof telegramAnswer> | undefined {
  try {
    return telegramAnswer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Seconds; the other form of the header, a date, is not sent by those who ask for a pause of seconds. */
const secondsOf = (header: string | null) => (header !== null && /^\d{1,6}$/.test(header) ? Number(header) : 0);

/**
 * Why a receiver did not take a notification, as far as its kind has a way to say so, and for how long it wants no more. A generic one's
 * answer is not kept: it may repeat the address that it was sent to, in which there can be a secret.
 */
export function explain(
  format: WebhookFormat,
  text: string,
  retryAfter: string | null,
): { said: string; retryAfterMs: number } {
  const telegram = format === "telegram" ? parseTelegram(text) : undefined;
  const said = format === "slack" && slackWord.test(text.trim()) ? text.trim() : (telegram?.description ?? "");
  return { said, retryAfterMs: 1_000 * Math.max(secondsOf(retryAfter), telegram?.parameters.retry_after ?? 0) };
}
