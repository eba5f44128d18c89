import { z } from "zod";
import { clockDoubtMs, clockWriteMs, longestStopMs } from "../limits.ts";
import type { Log } from "../log.ts";
import type { EnquiryStore } from "./store/enquiry-store.ts";

/** Under this name the store keeps what was last seen of the clock. */
const name = "clock";

/** Times in milliseconds since 1970. */
const sight = z.object({
  /** What the clock said when it was last looked at. */
  seen: z.int(),
  /** From when on it is acted on. */
  believedFrom: z.int(),
});

type Sight = z.infer<typeof sight>;

async function lastSight(store: EnquiryStore): Promise<Sight | undefined> {
  try {
    return sight.parse(JSON.parse((await store.value(name)) ?? ""));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Until when nothing is deleted because the clock may be wrong; `null` where it is believed. */
export async function clockDoubtedUntil(store: EnquiryStore, now: number): Promise<number | null> {
  const last = await lastSight(store);
  return last && last.believedFrom > now && last.seen <= now + longestStopMs ? last.believedFrom : null;
}

/**
 * Notices that a clock was put forward by years, as by a wrong battery or a wrong start of a machine. Nothing may be deleted for that. From a
 * machine that was off for long it cannot be told: so what the clock says after a jump is believed once it has said so for a day.
 */
export class ClockWatch {
  readonly #store: EnquiryStore;
  readonly #log: Log;

  constructor(store: EnquiryStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** To be called often: a time in which nobody looked is a jump. @throws {StoreError} */
  async isBelieved(now: number): Promise<boolean> {
    const last = await lastSight(this.#store);
    const seen = last?.seen ?? (await this.#store.newestArrival());
    const sinceMs = seen === null ? 0 : now - seen;
    const isJump = sinceMs > longestStopMs;
    const wentOn = last !== undefined && Math.abs(sinceMs) <= longestStopMs;
    const believedFrom = isJump ? now + clockDoubtMs : wentOn ? last.believedFrom : now;
    if (isJump) {
      const times = { before: seen, now, until: believedFrom };
      this.#log("clock.doubted", Object.fromEntries(Object.entries(times).map(([key, ms]) => [key, isoTime(ms)])));
    }
    if (!wentOn || Math.abs(sinceMs) >= clockWriteMs)
      await this.#store.change(name, JSON.stringify({ seen: now, believedFrom } satisfies Sight));
    return now >= believedFrom;
  }
}

const isoTime = (ms: number | null) => new Date(ms ?? 0).toISOString();
