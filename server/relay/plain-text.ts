import type { Refusal } from "./accept/refusal.ts";

/** One line, as EmailJS answers; never kept by a cache. */
export const plainText = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });

/** A refusal as an answer. */
export const refusalText = ({ message, status, headers }: Refusal, more: Record<string, string> = {}) =>
  plainText(message, status, { ...more, ...headers });
