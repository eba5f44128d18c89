import { maxAttempts, maxOutageMs, maxOutageWaitMs, retryFactor, retryJitter } from "../../limits.ts";
import type { Log } from "../../log.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import type { Channel, LeasedEnquiry } from "../stored-enquiry.ts";
import { type Answered, DeliveryError, type Failure, isOutage } from "./transport.ts";

/** Where enquiries come from and go to. */
export type DeliveryOptions = {
  channel: Channel;
  queue: DeliveryQueue;
  /** Delivers one enquiry. Resolves when it is accepted; rejects with a `DeliveryError`. */
  send: (enquiry: LeasedEnquiry) => Promise<unknown>;
  /** Milliseconds until the second attempt. Later waits grow from it. */
  retryFirstMs: number;
  /** How long an enquiry waits for a receiver that cannot be reached, in milliseconds from its arrival. */
  giveUpMs?: number;
  log: Log;
};

/** The log's word for what a channel delivers. The events are released, so `notice` stays. */
const nouns: Record<Channel, string> = { mail: "enquiry", webhook: "notice", acknowledgement: "acknowledgement" };

/** An unexpected error counts as an attempt: otherwise its row would be tried for ever. */
const asDeliveryError = (error: unknown): DeliveryError =>
  error instanceof DeliveryError ? error : new DeliveryError("delayed", "internal", String(error));

/** Milliseconds to wait after the `attempts`-th attempt failed. */
export function retryDelay(attempts: number, firstMs: number, random = Math.random()): number {
  return Math.round(firstMs * retryFactor ** (attempts - 1) * (1 + retryJitter * (2 * random - 1)));
}

/**
 * Attempts to deliver enquiries by one channel, one after another, and the record of their outcome. The same on every
 * host.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  /** Attempts since the receiver was last reached. */
  #outages = 0;
  /** When the receiver last accepted one, in milliseconds since 1970. */
  #takenAt = 0;
  /** Until when nothing is sent, on the monotonic clock: the receiver asked for a pause, or was not reached. */
  #quietUntilMs = 0;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  get channel(): Channel {
    return this.#options.channel;
  }

  /**
   * Takes the next due enquiry for `attempt`; undefined when none is due or the receiver is left alone for a while.
   * @throws {StoreError}
   */
  async take(): Promise<LeasedEnquiry | undefined> {
    return this.#quietMs() > 0 ? undefined : this.#options.queue.take(Date.now());
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

  #beQuiet(ms: number): void {
    this.#quietUntilMs = Math.max(this.#quietUntilMs, performance.now() + Math.min(ms, maxOutageWaitMs));
  }

  async #sent(enquiry: LeasedEnquiry): Promise<void> {
    const { channel, queue, log } = this.#options;
    const now = Date.now();
    this.#takenAt = now;
    await queue.markSent(enquiry, now);
    const seconds = Math.round((now - enquiry.receivedAt) / 1_000);
    log(`${nouns[channel]}.sent`, { id: enquiry.id, attempts: enquiry.attempts, seconds });
    if (this.#outages > 0) log(`${channel}.reachable`);
    this.#outages = 0;
  }

  async #failed(enquiry: LeasedEnquiry, error: DeliveryError): Promise<void> {
    const { channel, queue, log } = this.#options;
    const { code, message, remedy } = error;
    const { id, attempts } = enquiry;
    const failure = this.#meant(enquiry, error.failure);
    const reason = `${failure}: ${message}${remedy ? ` ${remedy}` : ""}`;
    this.#beQuiet(error.retryAfterMs);
    if (this.#isOver(enquiry, failure)) {
      await queue.markDead(enquiry, reason);
      log(`${nouns[channel]}.dead`, { id, attempts, failure, code, remedy });
      return;
    }
    const delayMs = isOutage(failure) ? await this.#outage(enquiry, reason) : await this.#later(enquiry, reason);
    log(`${nouns[channel]}.deferred`, {
      ...{ id, attempts, failure, code, retryInSeconds: Math.round(delayMs / 1_000), remedy },
    });
  }

  /**
   * A declined enquiry counts as its own failure when the receiver has taken another since it arrived. Otherwise it
   * counts as an outage.
   */
  #meant({ receivedAt }: LeasedEnquiry, failure: Answered): Failure {
    if (failure !== "declined") return failure;
    return this.#takenAt > receivedAt ? "delayed" : "unreachable";
  }

  /** Whether an enquiry is given up after this failure. */
  #isOver({ attempts, receivedAt }: LeasedEnquiry, failure: Failure): boolean {
    if (isOutage(failure)) return Date.now() - receivedAt > (this.#options.giveUpMs ?? maxOutageMs);
    return failure === "refused" || attempts >= maxAttempts;
  }

  /** Tries one enquiry later. @returns the wait in milliseconds */
  async #later(enquiry: LeasedEnquiry, reason: string): Promise<number> {
    const delayMs = retryDelay(enquiry.attempts, this.#options.retryFirstMs);
    await this.#options.queue.markDeferred(enquiry, reason, Date.now() + delayMs);
    return delayMs;
  }

  /**
   * The receiver takes nothing now: all that waits goes on waiting, and no attempt counts. The pauses grow up to an hour.
   * @returns the pause in milliseconds
   */
  async #outage(enquiry: LeasedEnquiry, reason: string): Promise<number> {
    this.#outages += 1;
    this.#beQuiet(retryDelay(this.#outages, this.#options.retryFirstMs));
    await this.#options.queue.markUnreached(enquiry, reason, Date.now());
    return this.#quietMs();
  }
}
