import { maxAttempts, maxOutageMs, maxOutagePauseMs, retryFactor, retryJitter } from "../../limits.ts";
import type { Logger } from "../../log.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import type { DeliveryChannel, LeasedEnquiry } from "../stored-enquiry.ts";
import { DeliveryError, type FailureKind, isOutage, type ReportedFailure } from "./delivery-error.ts";

/** Where enquiries come from and go to. */
export type DelivererOptions = {
  channel: DeliveryChannel;
  queue: DeliveryQueue;
  /** Delivers one enquiry. Resolves when it is accepted; rejects with a `DeliveryError`. */
  send: (enquiry: LeasedEnquiry) => Promise<unknown>;
  /** Milliseconds until the second attempt. Later waits grow from it. */
  retryFirstMs: number;
  /** How long an enquiry waits for a receiver that cannot be reached, in milliseconds from its arrival. */
  giveUpMs?: number | undefined;
  log: Logger;
};

/** The log's word for what a channel delivers. The events are released, so `notice` stays. */
const nouns: Record<DeliveryChannel, string> = {
  mail: "enquiry",
  webhook: "notice",
  acknowledgement: "acknowledgement",
};

/** Milliseconds to wait after the `attempts`-th attempt failed. */
export const retryDelay = (attempts: number, firstMs: number, random = Math.random()): number =>
  Math.round(firstMs * retryFactor ** (attempts - 1) * (1 + retryJitter * (2 * random - 1)));

/** Attempts to deliver by one channel, one after another, and their outcomes. Failures of the queue are thrown. */
export function createDeliverer({ channel, queue, send, retryFirstMs, giveUpMs = maxOutageMs, log }: DelivererOptions) {
  /** Attempts since the receiver was last reached. */
  let outages = 0;
  /** When the receiver last accepted one, in milliseconds since 1970. */
  let takenAt = 0;
  /** Until when nothing is sent, on the monotonic clock: the receiver asked for a pause, or was not reached. */
  let quietUntilMs = 0;

  const quietMs = () => Math.max(0, quietUntilMs - performance.now());

  function beQuiet(ms: number): void {
    quietUntilMs = Math.max(quietUntilMs, performance.now() + Math.min(ms, maxOutagePauseMs));
  }

  async function sent(enquiry: LeasedEnquiry): Promise<void> {
    takenAt = Date.now();
    await queue.markSent(enquiry, takenAt);
    const seconds = Math.round((takenAt - enquiry.receivedAt) / 1_000);
    log(`${nouns[channel]}.sent`, { id: enquiry.id, attempts: enquiry.attempts, seconds });
    if (outages > 0) log(`${channel}.reachable`);
    outages = 0;
  }

  /** A declined enquiry is its own failure when the receiver has taken another since it arrived, else an outage. */
  function meant({ receivedAt }: LeasedEnquiry, failure: ReportedFailure): FailureKind {
    if (failure !== "declined") return failure;
    return takenAt > receivedAt ? "delayed" : "unreachable";
  }

  /** Whether an enquiry is given up after this failure. */
  function isOver({ attempts, receivedAt }: LeasedEnquiry, failure: FailureKind): boolean {
    if (isOutage(failure)) return Date.now() - receivedAt > giveUpMs;
    return failure === "refused" || attempts >= maxAttempts;
  }

  async function failed(enquiry: LeasedEnquiry, error: DeliveryError): Promise<void> {
    const { code, message, remedy } = error;
    const failure = meant(enquiry, error.failure);
    const facts = { id: enquiry.id, attempts: enquiry.attempts, failure, code };
    const reason = `${failure}: ${message}${remedy ? ` ${remedy}` : ""}`;
    beQuiet(error.retryAfterMs);
    if (isOver(enquiry, failure)) {
      await queue.markDead(enquiry, reason);
      log(`${nouns[channel]}.dead`, { ...facts, remedy });
      return;
    }
    let delayMs = retryDelay(enquiry.attempts, retryFirstMs);
    if (isOutage(failure)) {
      // All that waits goes on waiting, and no attempt counts. The pauses grow up to an hour.
      outages += 1;
      beQuiet(retryDelay(outages, retryFirstMs));
      await queue.markUnreached(enquiry, reason, Date.now());
      delayMs = quietMs();
    } else await queue.markDeferred(enquiry, reason, Date.now() + delayMs);
    log(`${nouns[channel]}.deferred`, { ...facts, retryInSeconds: Math.round(delayMs / 1_000), remedy });
  }

  return {
    channel,

    /** Takes the next due enquiry for `attempt`; undefined when none is due or the receiver is left alone for a while. */
    take: async () => (quietMs() > 0 ? undefined : queue.take(Date.now())),

    /** When the next attempt is due; `null` when none waits. */
    async nextDueAt(): Promise<number | null> {
      const due = await queue.nextDueAt();
      return due === null ? null : Math.max(due, Date.now() + quietMs());
    },

    /** @throws {StoreError} when the outcome was not recorded: the lease expires, and the attempt is repeated. */
    async attempt(enquiry: LeasedEnquiry): Promise<void> {
      try {
        await send(enquiry);
      } catch (error) {
        // An unexpected error counts as an attempt: otherwise its row would be tried for ever.
        const isKnown = error instanceof DeliveryError;
        return failed(enquiry, isKnown ? error : new DeliveryError("delayed", "internal", String(error)));
      }
      await sent(enquiry);
    },
  };
}

export type Deliverer = ReturnType<typeof createDeliverer>;
