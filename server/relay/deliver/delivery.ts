import type { Log } from "../../log.ts";
import type { EnquiryStore, LeasedEnquiry } from "../store/enquiry-store.ts";
import { mostAttempts, retryDelay } from "./backoff.ts";
import { composeMail, type MailFrame } from "./mail.ts";
import { DeliveryError, type Transport } from "./transport.ts";

/** How long a row belongs to who took it. Longer than any attempt; after a crash, the wait until the next. */
export const leaseMs = 30_000;

/** Where enquiries are taken from and handed to. */
export type DeliveryOptions = {
  store: EnquiryStore;
  transport: Transport;
  frame: MailFrame;
  /** Milliseconds until the second attempt; the waits grow from there. */
  retryFirstMs: number;
  log: Log;
};

/** A fault of this program counts as an attempt too, or its row would be tried for ever. */
const asDeliveryError = (error: unknown): DeliveryError =>
  error instanceof DeliveryError ? error : new DeliveryError("delayed", "internal", String(error));

/** One attempt at one leased enquiry, and the record of how it went. The same on every host. */
export class Delivery {
  readonly #options: DeliveryOptions;
  #outage = false;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** @throws {StoreError} when the outcome could not be recorded: the lease will expire, and the attempt be repeated. */
  async attempt(enquiry: LeasedEnquiry): Promise<void> {
    const { transport, frame } = this.#options;
    try {
      await transport(composeMail(enquiry, frame));
    } catch (error) {
      return this.#failed(enquiry, asDeliveryError(error));
    }
    await this.#sent(enquiry);
  }

  async #sent(enquiry: LeasedEnquiry): Promise<void> {
    const { store, log } = this.#options;
    const now = Date.now();
    await store.markSent(enquiry, now);
    log("enquiry.sent", {
      id: enquiry.id,
      attempts: enquiry.attempts,
      seconds: Math.round((now - enquiry.receivedAt) / 1_000),
    });
    if (!this.#outage) return;
    this.#outage = false;
    log("mail.reachable", { resumed: await store.resumeUnreachable(now) });
  }

  async #failed(enquiry: LeasedEnquiry, { failure, code, message }: DeliveryError): Promise<void> {
    const { store, log, retryFirstMs } = this.#options;
    const { id, attempts } = enquiry;
    const reason = `${failure}: ${message}`;
    if (failure === "unreachable") this.#outage = true;
    if (failure === "refused" || attempts >= mostAttempts) {
      await store.markDead(enquiry, reason);
      log("enquiry.dead", { id, attempts, failure, code });
      return;
    }
    const delay = retryDelay(attempts, retryFirstMs);
    await store.markDeferred(enquiry, reason, Date.now() + delay);
    log("enquiry.deferred", { id, attempts, failure, code, retryInSeconds: Math.round(delay / 1_000) });
  }
}
