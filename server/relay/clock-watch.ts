import { z } from "zod";
import { clockDoubtMs, clockWriteMs, longestStopMs } from "../limits.ts";
import type { Log } from "../log.ts";
import { StoreError } from "./store/database.ts";
import type { Notes } from "./store/notes.ts";

/** Name in the store for the last reading of the clock. */
const name = "clock";

/** Times in milliseconds since 1970. */
const sight = z.object({
  /** The clock at the last look. */
  seen: z.int(),
  /** From when on the clock is trusted. */
  believedFrom: z.int(),
});

type Sight = z.infer<typeof sight>;

async function lastSight(store: Notes): Promise<Sight | undefined> {
  try {
    return sight.parse(JSON.parse((await store.value(name)) ?? ""));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Until when nothing is deleted because the clock may be wrong; `null` when it is trusted. */
export async function clockDoubtedUntil(store: Notes, now: number): Promise<number | null> {
  const last = await lastSight(store);
  return last && last.believedFrom > now && last.seen <= now + longestStopMs ? last.believedFrom : null;
}

/**
 * Detects a clock that jumped forward, as after a flat battery. Enquiries must not be deleted for that. A machine that
 * was off for long looks the same, so the clock is trusted again a day after the jump.
 */
export class ClockWatch {
  readonly #store: Notes;
  readonly #log: Log;

  constructor(store: Notes, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** To be called often: time without a call counts as a jump. @throws {StoreError} */
  async isBelieved(now: number): Promise<boolean> {
    const { last, seen, sinceMs } = await this.#lastKnown(now);
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

  /**
   * The same for a server that deletes nothing itself, because `purge` uses these readings. A first look after days
   * without an enquiry is no jump: a firm may have a quiet week.
   */
  async look(now = Date.now()): Promise<void> {
    try {
      const { last, sinceMs } = await this.#lastKnown(now);
      if (last || sinceMs <= longestStopMs) await this.isBelieved(now);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#log("store.failed", { reason: error.message });
    }
  }

  /** Trusts the clock because a person has checked it. @throws {StoreError} */
  async believe(now: number): Promise<void> {
    await this.#store.change(name, JSON.stringify({ seen: now, believedFrom: now } satisfies Sight));
  }

  /** The last look, or the newest enquiry before the first one, and how long ago that is by the clock. */
  async #lastKnown(now: number): Promise<{ last: Sight | undefined; seen: number | null; sinceMs: number }> {
    const last = await lastSight(this.#store);
    const seen = last?.seen ?? (await this.#store.newestArrival());
    return { last, seen, sinceMs: seen === null ? 0 : now - seen };
  }
}

const isoTime = (ms: number | null) => new Date(ms ?? 0).toISOString();
