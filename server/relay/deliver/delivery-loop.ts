import { deliveryPollMs } from "../../limits.ts";
import { createThrottledLog, errorName, type Logger } from "../../log.ts";
import { StoreError } from "../store/database.ts";
import type { Deliverer } from "./deliverer.ts";

/**
 * Takes due enquiries and delivers them by one channel, one after another, as long as the process lives. `deliverer.ts` sets the times.
 * @param onDone called after each attempt: another channel may wait for it.
 */
export function createDeliveryLoop(delivery: Deliverer, log: Logger, onDone: () => void) {
  const tally = createThrottledLog(log);
  let running: Promise<void> | undefined;
  let isStopped = false;
  let woken = Promise.withResolvers<void>();

  /** @returns for how long nothing is due, in milliseconds */
  async function deliverOne(): Promise<number> {
    const enquiry = await delivery.take();
    if (!enquiry) {
      const due = await delivery.nextDueAt();
      return due === null ? deliveryPollMs : Math.min(deliveryPollMs, Math.max(1, due - Date.now()));
    }
    await delivery.attempt(enquiry);
    onDone();
    return 0;
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      woken = Promise.withResolvers();
      const sleepMs = await deliverOne().catch((error) => {
        const reason = error instanceof StoreError ? error.message : errorName(error);
        tally("delivery.failed", { channel: delivery.channel, reason });
        return deliveryPollMs;
      });
      if (sleepMs === 0) continue;
      const timer = setTimeout(woken.resolve, sleepMs);
      await woken.promise;
      clearTimeout(timer);
    }
  }

  return {
    start(): void {
      running ??= run();
    },

    /** Looks now, because something may be due. */
    wake: () => woken.resolve(),

    /** Takes no more enquiries and waits for a running attempt. */
    async stop(): Promise<void> {
      isStopped = true;
      woken.resolve();
      await running;
    },
  };
}

export type DeliveryLoop = ReturnType<typeof createDeliveryLoop>;
