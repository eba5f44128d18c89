import QuickLRU from "quick-lru";
import { dailySharePerIp, maxAbuseCheckEntries } from "../../limits.ts";

/** A token bucket per address: `burst` at once, then `perMinute`. No address can use up another's. */
export function createLimiter({ burst, perMinute }: { burst: number; perMinute: number }) {
  const perMs = perMinute / 60_000;
  const buckets = new QuickLRU<string, { tokens: number; at: number }>({ maxSize: maxAbuseCheckEntries });

  return {
    /** Takes one token. @param now milliseconds of a monotonic clock @returns 0, or the seconds until there is a token */
    take(key: string, now: number): number {
      const bucket = buckets.get(key) ?? { tokens: burst, at: now };
      bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.at) * perMs);
      bucket.at = now;
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perMs / 1_000);
      bucket.tokens -= 1;
      return 0;
    },

    /** Gives a token back: a retry of a stored enquiry does not count. */
    giveBack(key: string): void {
      const bucket = buckets.get(key);
      if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
  };
}

export type RateLimiter = ReturnType<typeof createLimiter>;

/** One address's part of the daily cap, at once and then a day. Without it one sender uses up the cap of all. */
export function createDailyShareLimiter(dailyCap: number): RateLimiter {
  const burst = Math.max(dailySharePerIp.least, Math.ceil(dailyCap * dailySharePerIp.ofCap));
  return createLimiter({ burst, perMinute: burst / (24 * 60) });
}
