import { z } from "zod";
import type { WebhookFormat } from "./payloads.ts";

/** Slack's one-word errors: `channel_not_found`, `invalid_payload`. */
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

/** Seconds. The header's other form, a date, is not used by receivers that ask for a short pause. */
const secondsOf = (header: string | null) => (header !== null && /^\d{1,6}$/.test(header) ? Number(header) : 0);

/**
 * Why a receiver did not take a notification, when its format can say so, and how long to wait. A generic receiver's
 * answer is not kept: it may repeat the URL, which can contain a secret.
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
