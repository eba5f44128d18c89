import { leaseMs, maxAttempts, maxOutageMs, maxParallelMails } from "../../limits.ts";
import type { Log } from "../../log.ts";
import type { EnquiryStore, LeasedEnquiry } from "../store/enquiry-store.ts";
import { longestWaitMs, outageDelay, retryDelay } from "./backoff.ts";
import { CapNotice } from "./cap-notice.ts";
import { composeMail, type MailFrame } from "./mail.ts";
import { DeliveryError, type Failure, type Transport } from "./transport.ts";

/** Where enquiries are taken from and handed to. */
export type DeliveryOptions = {
  store: EnquiryStore;
  transport: Transport;
  frame: MailFrame;
  /** Milliseconds until the second attempt; the waits grow from there. */
  retryFirstMs: number;
  /** Enquiries delivered a day. */
  dailyCap: number;
  log: Log;
};

/** A fault of this program counts as an attempt too, or its row would be tried for ever. */
const asDeliveryError = (error: unknown): DeliveryError =>
  error instanceof DeliveryError ? error : new DeliveryError("delayed", "internal", String(error));

/** Attempts at enquiries, one by one, and the record of how they went. The same on every host. */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #capNotice: CapNotice;
  #outage = false;
  #parallel = 1;
  /** Above this the server said no. It rises a little with each success, for a server that was only busy. */
  #ceiling = maxParallelMails;

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#capNotice = new CapNotice(options);
  }

  /** An enquiry was held because as many were delivered today as may be: the owner is told, once. */
  capReached(): Promise<void> {
    return this.#capNotice.tell();
  }

  /** Whether the last that was heard of the mail server is that it cannot be reached. */
  get outage(): boolean {
    return this.#outage;
  }

  /**
   * How many mails may be on their way now. One goes first: it finds out whether the server is there. Each success lets one
   * more go beside it, so a server that takes few connections is soon asked for no more than it takes.
   */
  get parallel(): number {
    return this.#parallel;
  }

  /** Takes due enquiries, `limit` at most, each to be handed to `attempt`. @throws {StoreError} */
  take(limit: number): Promise<LeasedEnquiry[]> {
    const { store, retryFirstMs } = this.#options;
    return store.lease(limit, { leaseMs, longestWaitMs: longestWaitMs(retryFirstMs), now: Date.now() });
  }

  /** Takes this enquiry, if it is due and nobody has it. @throws {StoreError} */
  takeOne(id: string): Promise<LeasedEnquiry | undefined> {
    const { store, retryFirstMs } = this.#options;
    return store.leaseOne(id, { leaseMs, longestWaitMs: longestWaitMs(retryFirstMs), now: Date.now() });
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
    this.#ceiling = Math.min(maxParallelMails, this.#ceiling + 1 / 8);
    this.#parallel = Math.min(Math.floor(this.#ceiling), this.#parallel + 1);
    if (!this.#outage) return;
    this.#outage = false;
    log("mail.reachable", { resumed: await store.resumeUnreachable(now) });
  }

  async #failed(enquiry: LeasedEnquiry, error: DeliveryError): Promise<void> {
    const { store, log } = this.#options;
    const { failure, code, message } = error;
    const { id, attempts } = enquiry;
    const reason = `${failure}: ${message}`;
    const delayMs = failure === "unreachable" ? this.#afterOutage(enquiry) : this.#afterAnswer(enquiry, failure);
    if (delayMs === null) {
      await store.markDead(enquiry, reason);
      log("enquiry.dead", { id, attempts, failure, code });
      return;
    }
    await store.markDeferred(enquiry, reason, Date.now() + delayMs, { counted: failure !== "unreachable" });
    log("enquiry.deferred", { id, attempts, failure, code, retryInSeconds: Math.round(delayMs / 1_000) });
  }

  /** The wait in milliseconds after nobody was reached; `null` gives up. */
  #afterOutage({ receivedAt }: LeasedEnquiry): number | null {
    this.#outage = true;
    if (this.#parallel > 1) this.#ceiling = this.#parallel - 1;
    this.#parallel = 1;
    const ageMs = Date.now() - receivedAt;
    return ageMs > maxOutageMs ? null : outageDelay(ageMs, this.#options.retryFirstMs);
  }

  /** The wait in milliseconds after the server said no; `null` gives up. */
  #afterAnswer({ attempts }: LeasedEnquiry, failure: Failure): number | null {
    if (failure === "refused" || attempts >= maxAttempts) return null;
    return retryDelay(attempts, this.#options.retryFirstMs);
  }
}
