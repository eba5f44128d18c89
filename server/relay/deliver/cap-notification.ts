import { capNotificationRetryMs } from "../../limits.ts";
import type { Log } from "../../log.ts";
import { ownerCommand } from "../../owner-command.ts";
import { StoreError } from "../store/database.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";
import type { Mail, MailFrame } from "./mail.ts";
import { DeliveryError } from "./transport.ts";
import type { OwnerNotification } from "./webhook/payloads.ts";

type Options = {
  store: EnquiryStore;
  /** Name in the store for the last day that was told of. */
  name: string;
  /** Tells of a day. Rejects with a `DeliveryError`. */
  send: (day: string) => Promise<unknown>;
  log: Log;
};

/** Tells the owner, once a day (UTC) by one channel, that no more enquiries are delivered until midnight. */
export class CapNotifier {
  readonly #options: Options;
  #notBefore = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /** To be called for each enquiry that the cap holds. After a failure, a later enquiry tries again. */
  async tell(): Promise<void> {
    if (performance.now() < this.#notBefore) return;
    this.#notBefore = performance.now() + capNotificationRetryMs;
    const { store, name, log } = this.#options;
    const day = new Date().toISOString().slice(0, 10);
    try {
      if (await store.change(name, day)) await this.#send(day);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      log("store.failed", { reason: error.message });
    }
  }

  async #send(day: string): Promise<void> {
    const { store, name, send, log } = this.#options;
    try {
      await send(day);
      log("cap.told", { day });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      log("cap.untold", { code: error.code, mend: error.mend });
      await store.change(name, "");
    }
  }
}

const titleOf = (siteName: string, dailyCap: number) =>
  `${siteName}: the day's cap of ${dailyCap} enquiries is reached`;

const wordsOf = (day: string, dailyCap: number) =>
  `${dailyCap} enquiries were delivered on ${day} (UTC), the day's limit (DAILY_CAP). Those that came after
are stored and held. Nothing is lost. Look at them, and release what is genuine:

  ${ownerCommand("list --status held")}
  ${ownerCommand("release ID")}
`;

/** The mail about the cap. The cap does not count it. */
export const capMail = (day: string, dailyCap: number, { from, to, siteName, siteUrl }: MailFrame): Mail => ({
  from,
  to,
  messageId: `<cap-${day}@${new URL(siteUrl).hostname}>`,
  date: new Date(),
  subject: titleOf(siteName, dailyCap),
  text: wordsOf(day, dailyCap),
});

/** The same for a webhook. */
export const capNotification = (day: string, dailyCap: number, siteName: string): OwnerNotification => ({
  ...{ id: `cap-${day}`, type: "cap.reached", at: Date.now(), data: { day, dailyCap } },
  title: titleOf(siteName, dailyCap),
  words: wordsOf(day, dailyCap),
});
