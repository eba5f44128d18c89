import type { Log } from "../log.ts";
import { StoreError } from "./store/database.ts";
import type { EnquiryStore } from "./store/enquiry-store.ts";

/** Name in the store for the day of the last clearing. */
const name = "cleared-on";

/** The outcome of a clearing. */
export type Cleared = {
  /** Number of enquiries. */
  deleted: number;
  /** Whether words of theirs may remain in SQLite's log, because another program was reading. */
  tracesLeft?: boolean;
};

/** Does what `npm run enquiries -- purge` does, for enquiries older than so many days at this time. */
export type Clear = (days: number, now: number) => Promise<Cleared>;

type Options = {
  store: EnquiryStore;
  log: Log;
  /** Age in days from which on a mailed or answered enquiry is deleted. */
  days: number;
  clear: Clear;
};

/**
 * Deletes what is past its time once a day (UTC), however many processes call. Two calls at one moment both run, and
 * the second finds nothing.
 */
export class Retention {
  readonly #options: Options;
  #clearedOn = "";

  constructor(options: Options) {
    this.#options = options;
  }

  /** To be called at the start and often. The next call repeats a clearing that failed or broke off. */
  async clearOnceADay(now = Date.now()): Promise<void> {
    try {
      await this.#clear(now);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#options.log("retention.failed", { reason: error.message });
    }
  }

  async #clear(now: number): Promise<void> {
    const { store, log, days, clear } = this.#options;
    const today = new Date(now).toISOString().slice(0, 10);
    if (this.#clearedOn === today) return;
    if ((await store.value(name)) !== today) {
      const facts = await clear(days, now);
      log("retention.cleared", { ...facts, olderThanDays: days });
      if (facts.tracesLeft) return;
      await store.change(name, today);
    }
    this.#clearedOn = today;
  }
}
