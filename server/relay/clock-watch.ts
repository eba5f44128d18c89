import { z } from "zod";
import { clockDoubtMs, clockWriteMs, longestStopMs } from "../limits.ts";
import type { Log } from "../log.ts";
import { StoreError } from "./store/database.ts";
import type { Notes } from "./store/notes.ts";

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

async function lastSight(store: Notes): Promise<Sight | undefined> {
  try {
    return sight.parse(JSON.parse((await store.value(name)) ?? ""));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Until when nothing is deleted because the clock may be wrong; `null` where it is believed. */
export async function clockDoubtedUntil(store: Notes, now: number): Promise<number | null> {
  const last = await lastSight(store);
  return last && last.believedFrom > now && last.seen <= now + longestStopMs ? last.believedFrom : null;
}

/**
 * Notices that a clock was put forward by years, as by a wrong battery or a wrong start of a machine. Nothing may be deleted for that. From a
 * machine that was off for long it cannot be told: so what the clock says after a jump is believed once it has said so for a day.
 */
export class ClockWatch {
  readonly #store: Notes;
  readonly #log: Log;

  constructor(store: Notes, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** To be called often: a time in which nobody looked is a jump. @throws {StoreError} */
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
   * The same for a server that deletes nothing by itself, as `purge` goes by what it has seen. Of a first look after days without an
   * enquiry it makes nothing: a firm may just have a quiet week.
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

  /** A person has looked at the clock and says that it is right. @throws {StoreError} */
  async believe(now: number): Promise<void> {
    await this.#store.change(name, JSON.stringify({ seen: now, believedFrom: now } satisfies Sight));
  }

  /** When the clock was last looked at, or the newest enquiry came where it never was; and how long ago that is by the clock. */
  async #lastKnown(now: number): Promise<{ last: Sight | undefined; seen: number | null; sinceMs: number }> {
    const last = await lastSight(this.#store);
    const seen = last?.seen ?? (await this.#store.newestArrival());
    return { last, seen, sinceMs: seen === null ? 0 : now - seen };
  }
}

const isoTime = (ms: number | null) => new Date(ms ?? 0).toISOString();
