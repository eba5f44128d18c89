import { capNoticeRetryMs } from "../../limits.ts";
import type { Log } from "../../log.ts";
import { StoreError } from "../store/database.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";
import type { MailFrame } from "./mail.ts";
import { DeliveryError, type Transport } from "./transport.ts";

/** Under this name the store keeps the day that was told of last. */
const name = "cap-notice";

type Options = {
  store: EnquiryStore;
  transport: Transport;
  frame: MailFrame;
  /** Enquiries delivered a day; this notice is none of them. */
  dailyCap: number;
  log: Log;
};

/** Tells the owner by mail, once a day (UTC), that no more enquiries are mailed until midnight. */
export class CapNotice {
  readonly #options: Options;
  #notBefore = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /** To be called for each enquiry that is held for the cap; what comes to nothing is tried again with a later one. */
  async tell(): Promise<void> {
    if (performance.now() < this.#notBefore) return;
    this.#notBefore = performance.now() + capNoticeRetryMs;
    const { store, log } = this.#options;
    const day = new Date().toISOString().slice(0, 10);
    try {
      if (await store.change(name, day)) await this.#send(day);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      log("store.failed", { reason: error.message });
    }
  }

  async #send(day: string): Promise<void> {
    const { store, transport, frame, log, dailyCap } = this.#options;
    const { from, to, siteName, siteUrl } = frame;
    const text = `${dailyCap} enquiries were mailed on ${day} (UTC), which is the most for a day (DAILY_CAP). Those that came after
are stored and held. Nothing is lost. Look at them, and release what is genuine:

  npm run enquiries -- list --status held
  npm run enquiries -- release <id>
`;
    try {
      await transport({
        from,
        to,
        messageId: `<cap-${day}@${new URL(siteUrl).hostname}>`,
        date: new Date(),
        subject: `${siteName}: the day's cap of ${dailyCap} enquiries is reached`,
        text,
      });
      log("cap.told", { day });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      log("cap.untold", { code: error.code });
      await store.change(name, "");
    }
  }
}
