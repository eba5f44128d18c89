type Bucket = {
  tokens: number;
  at: number;
};

/** Addresses of one generation; two are remembered. A flood from everywhere must not fill the memory. */
const mostAddresses = 10_000;

/** A token bucket an address: `burst` at once, then `perMinute`. No address can use up another's. */
export class RateLimiter {
  readonly #burst: number;
  readonly #perMs: number;
  #recent = new Map<string, Bucket>();
  #older = new Map<string, Bucket>();

  constructor({ burst, perMinute }: { burst: number; perMinute: number }) {
    this.#burst = burst;
    this.#perMs = perMinute / 60_000;
  }

  /** Takes one token. `now` in milliseconds of a clock that is never set. Returns 0, or the seconds until there is one. */
  take(key: string, now: number): number {
    const bucket = this.#bucket(key) ?? { tokens: this.#burst, at: now };
    bucket.tokens = Math.min(this.#burst, bucket.tokens + (now - bucket.at) * this.#perMs);
    bucket.at = now;
    this.#remember(key, bucket);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / this.#perMs / 1_000);
    bucket.tokens -= 1;
    return 0;
  }

  /** Gives a token back: a retry of what is stored already is no flood. */
  giveBack(key: string): void {
    const bucket = this.#bucket(key);
    if (bucket) bucket.tokens = Math.min(this.#burst, bucket.tokens + 1);
  }

  #bucket(key: string): Bucket | undefined {
    return this.#recent.get(key) ?? this.#older.get(key);
  }

  /** Forgets a whole generation at once: whoever goes on sending is carried over, and no entry is searched for. */
  #remember(key: string, bucket: Bucket): void {
    if (this.#recent.size >= mostAddresses && !this.#recent.has(key)) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, bucket);
  }
}

/** Part of the daily cap that one address may use up, and the least it may whatever the cap. */
const share = 0.1;
const leastShare = 10;

/**
 * Holds what one address sends beyond its share of the daily cap: a tenth of it at once, and then a tenth a day. Without
 * it, one sender uses up the cap and suppresses everybody's mail until midnight.
 */
export function shareOf(dailyCap: number): RateLimiter {
  const burst = Math.max(leastShare, Math.ceil(dailyCap * share));
  return new RateLimiter({ burst, perMinute: burst / (24 * 60) });
}
