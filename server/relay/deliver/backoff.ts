/** Attempts before an enquiry becomes a dead letter. */
export const MOST_ATTEMPTS = 12;

/** With a first wait of 10 s, the eleven waits between twelve attempts add up to about 44 hours. */
const FACTOR = 2.5;

/** Part of a wait that is left to chance, so that what failed together does not come back together. */
const JITTER = 0.2;

/** Milliseconds to wait after the `attempts`-th attempt failed. */
export function retryDelay(attempts: number, firstMs: number, random = Math.random()): number {
  return Math.round(firstMs * FACTOR ** (attempts - 1) * (1 + JITTER * (2 * random - 1)));
}
