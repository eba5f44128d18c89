import QuickLRU from "quick-lru";
import { addressShare, maxRemembered } from "../../limits.ts";

type Bucket = {
  tokens: number;
  at: number;
};

/** A token bucket per address: `burst` at once, then `perMinute`. No address can use up another's. */
export class RateLimiter {
  readonly #burst: number;
  readonly #perMs: number;
  readonly #buckets = new QuickLRU<string, Bucket>({ maxSize: maxRemembered });

  constructor({ burst, perMinute }: { burst: number; perMinute: number }) {
    this.#burst = burst;
    this.#perMs = perMinute / 60_000;
  }

  /** Takes one token. @param now milliseconds of a monotonic clock @returns 0, or the seconds until there is a token */
  take(key: string, now: number): number {
    const bucket = this.#buckets.get(key) ?? { tokens: this.#burst, at: now };
    bucket.tokens = Math.min(this.#burst, bucket.tokens + (now - bucket.at) * this.#perMs);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / this.#perMs / 1_000);
    bucket.tokens -= 1;
    return 0;
  }

  /** Gives a token back: a retry of a stored enquiry does not count. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.#burst, bucket.tokens + 1);
  }
}

/**
 * Limits one address's part of the daily cap: a tenth at once, and then a tenth a day. Without it, one sender uses up
 * the cap and stops everybody's mail until midnight.
 */
export function shareOf(dailyCap: number): RateLimiter {
  const burst = Math.max(addressShare.least, Math.ceil(dailyCap * addressShare.ofCap));
  return new RateLimiter({ burst, perMinute: burst / (24 * 60) });
}
