import { maxSleepMs } from "../../limits.ts";
import { type Log, nameOf, Tally } from "../../log.ts";
import { StoreError } from "../store/database.ts";
import type { Delivery } from "./delivery.ts";

/** Takes due enquiries and delivers them by one channel, one after another, as long as the process lives. */
export class DeliveryPump {
  readonly #delivery: Delivery;
  readonly #failures: Tally;
  readonly #onDone: () => void;
  #running: Promise<void> | undefined;
  #stopped = false;
  #woken = Promise.withResolvers<void>();

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
    this.#woken.resolve();
  }

  /** Takes no more enquiries and waits for a running attempt. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#woken = Promise.withResolvers();
      const sleepMs = await this.#deliverOne().catch((error) => {
        const reason = error instanceof StoreError ? error.message : nameOf(error);
        this.#failures.count("delivery.failed", { channel: this.#delivery.channel, reason });
        return maxSleepMs;
      });
      if (sleepMs > 0) await this.#sleep(sleepMs);
    }
  }

  /** @returns for how long nothing is due, in milliseconds */
  async #deliverOne(): Promise<number> {
    const enquiry = await this.#delivery.take();
    if (!enquiry) {
      const due = await this.#delivery.nextDueAt();
      return due === null ? maxSleepMs : Math.min(maxSleepMs, Math.max(1, due - Date.now()));
    }
    await this.#delivery.attempt(enquiry);
    this.#onDone();
    return 0;
  }

  async #sleep(ms: number): Promise<void> {
    const timer = setTimeout(this.#woken.resolve, ms);
    await this.#woken.promise;
    clearTimeout(timer);
  }
}
