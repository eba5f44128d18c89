import { maxSleepMs } from "../../limits.ts";
import { type Log, nameOf, Tally } from "../../log.ts";
import type { LeasedEnquiry } from "../enquiry.ts";
import { StoreError } from "../store/database.ts";
import type { Delivery } from "./delivery.ts";

/** Takes due enquiries and delivers them by one channel, as long as the process lives. */
export class DeliveryPump {
  readonly #delivery: Delivery;
  readonly #failures: Tally;
  readonly #onDone: () => void;
  readonly #inFlight = new Set<Promise<void>>();
  #running: Promise<void> | undefined;
  #stopped = false;
  #wake: () => void = () => undefined;

  /** @param onDone called after each attempt: another channel may wait for it. */
  constructor(delivery: Delivery, log: Log, onDone: () => void = () => undefined) {
    this.#delivery = delivery;
    this.#failures = new Tally(log);
    this.#onDone = onDone;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Looks now, because something may be due. */
  wake(): void {
    this.#wake();
  }

  /** Takes no more enquiries and waits for running attempts. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#running;
    await Promise.all(this.#inFlight);
  }

  async #run(): Promise<void> {
    let hasAsked = false;
    while (!this.#stopped) {
      const free = this.#delivery.parallel - this.#inFlight.size;
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      try {
        if (!hasAsked) await this.#delivery.askAgain();
        hasAsked = true;
        const taken = free > 0 ? await this.#delivery.take(free) : [];
        for (const enquiry of taken) this.#deliver(enquiry);
        if (free <= 0) await woken;
        else if (taken.length < free) await this.#sleep(woken, await this.#untilNextDue());
      } catch (error) {
        this.#logFailure(error);
        await this.#sleep(woken, maxSleepMs);
      }
    }
  }

  #deliver(enquiry: LeasedEnquiry): void {
    const attempt = this.#delivery
      .attempt(enquiry)
      .catch((error) => this.#logFailure(error))
      .finally(() => {
        this.#inFlight.delete(attempt);
        this.#wake();
        this.#onDone();
      });
    this.#inFlight.add(attempt);
  }

  #logFailure(error: unknown): void {
    const reason = error instanceof StoreError ? error.message : nameOf(error);
    this.#failures.count("delivery.failed", { channel: this.#delivery.channel, reason });
  }

  async #untilNextDue(): Promise<number> {
    const due = await this.#delivery.nextDueAt();
    return due === null ? maxSleepMs : Math.min(maxSleepMs, Math.max(0, due - Date.now()));
  }

  #sleep(woken: Promise<void>, ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    void woken.then(resolve);
    return promise.finally(() => clearTimeout(timer));
  }
}
