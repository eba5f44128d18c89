interface Bucket {
  tokens: number;
  at: number;
}

/** More addresses than this are not remembered: a flood from everywhere must not fill the memory. */
const MOST_ADDRESSES = 20_000;

/** A token bucket an address: `burst` at once, then `perMinute`. No address can use up another's. */
export class RateLimiter {
  readonly #burst: number;
  readonly #perMs: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor({ burst, perMinute }: { burst: number; perMinute: number }) {
    this.#burst = burst;
    this.#perMs = perMinute / 60_000;
  }

  /** Takes one token. Returns 0, or the seconds until there is one. */
  take(key: string, now: number): number {
    const bucket = this.#refilled(key, now);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / this.#perMs / 1_000);
    bucket.tokens -= 1;
    return 0;
  }

  /** Gives a token back: a retry of what is stored already is no flood. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.#burst, bucket.tokens + 1);
  }

  #refilled(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    const bucket = known ?? { tokens: this.#burst, at: now };
    bucket.tokens = Math.min(this.#burst, bucket.tokens + (now - bucket.at) * this.#perMs);
    bucket.at = now;
    // Re-inserting keeps the map in order of last use, so the first key is the one to forget.
    if (known) this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MOST_ADDRESSES) this.#forgetOldest();
    return bucket;
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
