import { leaseMs, maxAttempts, maxOutageMs, maxOutageWaitMs, maxParallelMails } from "../../limits.ts";
import type { Log } from "../../log.ts";
import type { Channel, LeasedEnquiry } from "../enquiry.ts";
import type { DeliveryQueue, Lease } from "../store/delivery-queue.ts";
import { longestWaitMs, outageDelay, retryDelay } from "./backoff.ts";
import { type Answered, DeliveryError, type Failure, isOutage } from "./transport.ts";

/** Where enquiries come from and go to. */
export type DeliveryOptions = {
  channel: Channel;
  queue: DeliveryQueue;
  /** Delivers one enquiry. Resolves when it is accepted; rejects with a `DeliveryError`. */
  send: (enquiry: LeasedEnquiry) => Promise<unknown>;
  /** Milliseconds until the second attempt. Later waits grow from it. */
  retryFirstMs: number;
  /** Most deliveries in transit at once. */
  maxParallel?: number;
  /** How long an enquiry waits for a receiver that cannot be reached, in milliseconds from its arrival. */
  giveUpMs?: number;
  log: Log;
};

/** The log's word for what a channel delivers. The events are released, so `notice` stays. */
const nouns: Record<Channel, string> = { mail: "enquiry", webhook: "notice", acknowledgement: "acknowledgement" };

/** An unexpected error counts as an attempt: otherwise its row would be tried for ever. */
const asDeliveryError = (error: unknown): DeliveryError =>
  error instanceof DeliveryError ? error : new DeliveryError("delayed", "internal", String(error));

/** Attempts to deliver enquiries by one channel, and the record of their outcome. The same on every host. */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #most: number;
  /** Undefined before the first answer: what happened before the start is not known. */
  #outage: boolean | undefined;
  #parallel = 1;
  /** Limit of `#parallel`: lowered when several attempts meet an outage, raised by an eighth after each success. */
  #ceiling: number;
  /** When the receiver last accepted one, in milliseconds since 1970. */
  #takenAt = 0;
  /** Until when the receiver asked for a pause, on the monotonic clock. */
  #quietUntilMs = 0;

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#most = options.maxParallel ?? maxParallelMails;
    this.#ceiling = this.#most;
  }

  get channel(): Channel {
    return this.#options.channel;
  }

  /** Whether the receiver could not be reached at the last attempt. */
  get outage(): boolean {
    return this.#outage === true;
  }

  /**
   * How many attempts may run at once. It starts at one, which finds out whether the receiver is there, and grows by
   * one with each success, up to the limit. A receiver that takes few connections is soon asked for no more.
   */
  get parallel(): number {
    return this.#parallel;
  }

  /**
   * To be called at a start: makes one enquiry due that waits since an earlier outage. It finds out whether the
   * receiver is back; the others follow then. @throws {StoreError}
   */
  async askAgain(): Promise<void> {
    await this.#options.queue.resumeOne(Date.now());
  }

  /** Takes at most `limit` due enquiries for `attempt`. @throws {StoreError} */
  async take(limit: number): Promise<LeasedEnquiry[]> {
    return this.#quietMs() > 0 ? [] : this.#options.queue.lease(limit, this.#terms());
  }

  /** Takes this enquiry when it is due and nobody has it. @throws {StoreError} */
  async takeOne(id: string): Promise<LeasedEnquiry | undefined> {
    return this.#quietMs() > 0 ? undefined : this.#options.queue.leaseOne(id, this.#terms());
  }

  /** When the next attempt is due; `null` when none waits. @throws {StoreError} */
  async nextDueAt(): Promise<number | null> {
    const due = await this.#options.queue.nextDueAt();
    return due === null ? null : Math.max(due, Date.now() + this.#quietMs());
  }

  /** @throws {StoreError} when the outcome was not recorded: the lease expires, and the attempt is repeated. */
  async attempt(enquiry: LeasedEnquiry): Promise<void> {
    try {
      await this.#options.send(enquiry);
    } catch (error) {
      return this.#failed(enquiry, asDeliveryError(error));
    }
    await this.#sent(enquiry);
  }

  #quietMs(): number {
    return Math.max(0, this.#quietUntilMs - performance.now());
  }

  #terms(): Lease {
    return { leaseMs, longestWaitMs: longestWaitMs(this.#options.retryFirstMs), now: Date.now() };
  }

  async #sent(enquiry: LeasedEnquiry): Promise<void> {
    const { channel, queue, log } = this.#options;
    const now = Date.now();
    this.#takenAt = now;
    await queue.markSent(enquiry, now);
    log(`${nouns[channel]}.sent`, {
      id: enquiry.id,
      attempts: enquiry.attempts,
      seconds: Math.round((now - enquiry.receivedAt) / 1_000),
    });
    this.#ceiling = Math.min(this.#most, this.#ceiling + 1 / 8);
    this.#parallel = Math.min(Math.floor(this.#ceiling), this.#parallel + 1);
    if (this.#outage === false) return;
    const wasKnown = this.#outage;
    this.#outage = false;
    const resumed = await queue.resumeAfterOutage(now);
    if (wasKnown || resumed > 0) log(`${channel}.reachable`, { resumed });
  }

  async #failed(enquiry: LeasedEnquiry, error: DeliveryError): Promise<void> {
    const { channel, queue, log } = this.#options;
    const { code, message, mend } = error;
    const { id, attempts } = enquiry;
    const failure = this.#meant(enquiry, error.failure);
    const reason = `${failure}: ${message}${mend ? ` ${mend}` : ""}`;
    const quietMs = Math.min(error.retryAfterMs, maxOutageWaitMs);
    this.#quietUntilMs = Math.max(this.#quietUntilMs, performance.now() + quietMs);
    const delayMs = isOutage(failure) ? this.#afterOutage(enquiry) : this.#afterAnswer(enquiry, failure);
    if (delayMs === null) {
      await queue.markDead(enquiry, reason);
      log(`${nouns[channel]}.dead`, { id, attempts, failure, code, mend });
      return;
    }
    await queue.markDeferred(enquiry, reason, Date.now() + delayMs, { counted: !isOutage(failure) });
    const retryInSeconds = Math.round(delayMs / 1_000);
    log(`${nouns[channel]}.deferred`, { id, attempts, failure, code, retryInSeconds, mend });
  }

  /**
   * A declined enquiry counts as its own failure when the receiver has taken another since it arrived. Otherwise it
   * counts as an outage.
   */
  #meant({ receivedAt }: LeasedEnquiry, failure: Answered): Failure {
    if (failure !== "declined") return failure;
    return this.#takenAt > receivedAt ? "delayed" : "unreachable";
  }

  /** The wait in milliseconds after an outage; `null` gives up. */
  #afterOutage({ receivedAt }: LeasedEnquiry): number | null {
    const { giveUpMs = maxOutageMs, retryFirstMs } = this.#options;
    this.#outage = true;
    if (this.#parallel > 1) this.#ceiling = this.#parallel - 1;
    this.#parallel = 1;
    const ageMs = Date.now() - receivedAt;
    return ageMs > giveUpMs ? null : outageDelay(ageMs, retryFirstMs);
  }

  /** The wait in milliseconds after a refusal; `null` gives up. */
  #afterAnswer({ attempts }: LeasedEnquiry, failure: Failure): number | null {
    if (failure === "refused" || attempts >= maxAttempts) return null;
    return retryDelay(attempts, this.#options.retryFirstMs);
  }
}
