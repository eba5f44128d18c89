import type { Log } from "../log.ts";
import { StoreError } from "./store/database.ts";
import type { EnquiryStore } from "./store/enquiry-store.ts";

/** Under this name the store keeps the day of the last clearing. */
const name = "cleared-on";

/** What a clearing did. */
export type Cleared = {
  /** Enquiries. */
  deleted: number;
  /** Whether words of theirs may still stand in the store's log, because another program was reading. */
  tracesLeft?: boolean;
};

/** Does what `npm run enquiries -- purge` does, with what is older than so many days at this time. */
export type Clear = (days: number, now: number) => Promise<Cleared>;

type Options = {
  store: EnquiryStore;
  log: Log;
  /** Age in days at which a sent enquiry is deleted. */
  days: number;
  clear: Clear;
};

/** Deletes what is past its time, once a day (UTC), however many processes ask how often. */
export class Retention {
  readonly #options: Options;
  #clearedOn = "";

  constructor(options: Options) {
    this.#options = options;
  }

  /** To be called at the start, and often. A clearing that failed is tried again by the next call. */
  async clearOnceADay(now = Date.now()): Promise<void> {
    const { store, log, days, clear } = this.#options;
    const today = new Date(now).toISOString().slice(0, 10);
    if (this.#clearedOn === today) return;
    try {
      if (await store.change(name, today))
        log("retention.cleared", { ...(await clear(days, now)), olderThanDays: days });
      this.#clearedOn = today;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      log("retention.failed", { reason: error.message });
      await store.change(name, "").catch(() => undefined);
    }
  }
}
