import { hash } from "node:crypto";
import QuickLRU from "quick-lru";
import { maxSendersOfOneText, minRepeatedTextLength } from "../../../enquiry/spam-limits.ts";
import { maxAbuseCheckEntries } from "../../limits.ts";
import type { Enquiry } from "../stored-enquiry.ts";

/** The beginning of a text, without the links and numbers that a program fills in differently each time. */
const essence = (message: string) =>
  message
    .slice(0, 2_000)
    .toLowerCase()
    .replaceAll(/https?:\S*/g, "")
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();

/** Under how many e-mail addresses a text has arrived. Only digests are kept, in memory, up to a limit. */
export class TextSenderCounter {
  readonly #senders = new QuickLRU<string, Set<string>>({ maxSize: maxAbuseCheckEntries });

  /** Counts an enquiry. @returns how many addresses have sent its text; 1 for a short one, as people write alike */
  count({ email, message }: Enquiry): number {
    const text = essence(message);
    if (text.length < minRepeatedTextLength) return 1;
    const key = hash("sha256", text);
    const senders = this.#senders.get(key) ?? new Set();
    // Above the limit, addresses are not recorded: a flood must not fill the memory.
    if (senders.size <= maxSendersOfOneText) senders.add(hash("sha256", email.toLowerCase()));
    this.#senders.set(key, senders);
    return senders.size;
  }
}
