import { leaseMs, maxAttempts, maxOutageMs, maxOutageWaitMs, maxParallelMails } from "../../limits.ts";
import type { Log } from "../../log.ts";
import type { Channel, LeasedEnquiry } from "../enquiry.ts";
import type { DeliveryQueue, Lease } from "../store/delivery-queue.ts";
import { longestWaitMs, outageDelay, retryDelay } from "./backoff.ts";
import { type Answered, DeliveryError, type Failure, isOutage } from "./transport.ts";

/** Where enquiries are taken from and handed to. */
export type DeliveryOptions = {
  channel: Channel;
  queue: DeliveryQueue;
  /** Tells of one enquiry. Resolves once that is taken; rejects with a `DeliveryError`. */
  send: (enquiry: LeasedEnquiry) => Promise<unknown>;
  /** Milliseconds until the second attempt; the waits grow from there. */
  retryFirstMs: number;
  /** On their way at once. */
  maxParallel?: number;
  /** How long an enquiry waits for the receiver to be there, in milliseconds from its arrival. */
  giveUpMs?: number;
  log: Log;
};

/** What the log calls the thing that a channel delivers. */
const nouns: Record<Channel, string> = { mail: "enquiry", webhook: "notice", acknowledgement: "acknowledgement" };

/** A fault of this program counts as an attempt too, or its row would be tried for ever. */
const asDeliveryError = (error: unknown): DeliveryError =>
  error instanceof DeliveryError ? error : new DeliveryError("delayed", "internal", String(error));

/** Attempts at enquiries by one channel, one by one, and the record of how they went. The same on every host. */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #most: number;
  /** Not known before the first answer, as what came before a start is not. */
  #outage: boolean | undefined;
  #parallel = 1;
  /** Above this the receiver said no. It rises a little with each success, for one that was only busy. */
  #ceiling: number;
  /** When the receiver last took one, in milliseconds since 1970. */
  #takenAt = 0;
  /** Until when the receiver asked to be left alone, on the monotonic clock. */
  #quietUntilMs = 0;

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#most = options.maxParallel ?? maxParallelMails;
    this.#ceiling = this.#most;
  }

  get channel(): Channel {
    return this.#options.channel;
  }

  /** Whether the last that was heard of the receiver is that it cannot be reached. */
  get outage(): boolean {
    return this.#outage === true;
  }

  /**
   * How many may be on their way now. One goes first: it finds out whether the receiver is there. Each success lets one
   * more go beside it, so one that takes few connections is soon asked for no more than it takes.
   */
  get parallel(): number {
    return this.#parallel;
  }

  /**
   * To be called at a start: of what has waited since an outage before it, one is made due at once. It finds out whether the receiver is
   * back, and the others follow it then. @throws {StoreError}
   */
  async askAgain(): Promise<void> {
    await this.#options.queue.resumeOne(Date.now());
  }

  /** Takes due enquiries, `limit` at most, each to be handed to `attempt`. @throws {StoreError} */
  async take(limit: number): Promise<LeasedEnquiry[]> {
    return this.#quietMs() > 0 ? [] : this.#options.queue.lease(limit, this.#terms());
  }

  /** Takes this enquiry, if it is due and nobody has it. @throws {StoreError} */
  async takeOne(id: string): Promise<LeasedEnquiry | undefined> {
    return this.#quietMs() > 0 ? undefined : this.#options.queue.leaseOne(id, this.#terms());
  }

  /** When the next is to be taken, `null` when none waits. @throws {StoreError} */
  async nextDueAt(): Promise<number | null> {
    const due = await this.#options.queue.nextDueAt();
    return due === null ? null : Math.max(due, Date.now() + this.#quietMs());
  }

  /** @throws {StoreError} when the outcome could not be recorded: the lease will expire, and the attempt be repeated. */
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

  /** What was declined is that one's own failure once another was taken after it arrived; until then, an outage. */
  #meant({ receivedAt }: LeasedEnquiry, failure: Answered): Failure {
    if (failure !== "declined") return failure;
    return this.#takenAt > receivedAt ? "delayed" : "unreachable";
  }

  /** The wait in milliseconds after nobody was reached; `null` gives up. */
  #afterOutage({ receivedAt }: LeasedEnquiry): number | null {
    const { giveUpMs = maxOutageMs, retryFirstMs } = this.#options;
    this.#outage = true;
    if (this.#parallel > 1) this.#ceiling = this.#parallel - 1;
    this.#parallel = 1;
    const ageMs = Date.now() - receivedAt;
    return ageMs > giveUpMs ? null : outageDelay(ageMs, retryFirstMs);
  }

  /** The wait in milliseconds after the receiver said no; `null` gives up. */
  #afterAnswer({ attempts }: LeasedEnquiry, failure: Failure): number | null {
    if (failure === "refused" || attempts >= maxAttempts) return null;
    return retryDelay(attempts, this.#options.retryFirstMs);
  }
}
