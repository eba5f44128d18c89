import { hash } from "node:crypto";
import QuickLRU from "quick-lru";
import { maxSendersOfOneText, maxSentTexts, minSentTextLength } from "../../limits.ts";
import type { Enquiry } from "../enquiry.ts";

/** What stays the same where a program fills in another link or number each time, of the beginning of a text. */
const essence = (message: string) =>
  message
    .slice(0, 2_000)
    .toLowerCase()
    .replaceAll(/https?:\S*/g, " ")
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();

const digest = (text: string) => hash("sha256", text, "base64url").slice(0, 16);

/** Under how many e-mail addresses a text has come: in memory, bounded in it, and as digests alone. */
export class SentTexts {
  readonly #senders = new QuickLRU<string, Set<string>>({ maxSize: maxSentTexts });

  /** Counts an enquiry, and says under how many addresses its text has come with it. A short text is nobody's own. */
  count({ email, message }: Enquiry): number {
    const text = essence(message);
    if (text.length < minSentTextLength) return 1;
    const key = digest(text);
    const senders = this.#senders.get(key) ?? new Set();
    // More than the most are not told apart: a flood must not fill the memory.
    if (senders.size <= maxSendersOfOneText) senders.add(digest(email.toLowerCase()));
    this.#senders.set(key, senders);
    return senders.size;
  }
}
