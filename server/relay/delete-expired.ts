import type { Logger } from "../log.ts";
import { StoreError } from "./store/database.ts";
import type { EnquiryStore } from "./store/enquiry-store.ts";

/** Name in the store for the day of the last clearing. */
const name = "cleared-on";

/** Does what `purge` does. `tracesLeft`: words may remain in SQLite's log, because another program was reading. */
export type DeleteExpired = (days: number, now: number) => Promise<{ deleted: number; tracesLeft?: boolean }>;

type Options = {
  store: EnquiryStore;
  log: Logger;
  /** Age in days from which on a mailed or answered enquiry is deleted: `retentionDays` of `content/site.ts`. */
  days: number;
  clear: DeleteExpired;
};

/**
 * Deletes what is past its time once a day (UTC), however many processes call. To be called at the start and often: the
 * next call repeats a clearing that failed or broke off. Two calls at one moment both run, and the second finds nothing.
 */
export async function deleteExpiredDaily({ store, log, days, clear }: Options, now = Date.now()): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  try {
    if ((await store.value(name)) === today) return;
    const facts = await clear(days, now);
    log("retention.cleared", { ...facts, olderThanDays: days });
    if (!facts.tracesLeft) await store.change(name, today);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log("retention.failed", { reason: error.message });
  }
}
