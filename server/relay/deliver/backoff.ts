/** Attempts before an enquiry becomes a dead letter. */
export const mostAttempts = 12;

/** With a first wait of 10 s, the eleven waits between twelve attempts add up to about 44 hours. */
const factor = 2.5;

/** Part of a wait that is left to chance, so that what failed together does not come back together. */
const jitter = 0.2;

/** Milliseconds to wait after the `attempts`-th attempt failed. */
export function retryDelay(attempts: number, firstMs: number, random = Math.random()): number {
  return Math.round(firstMs * factor ** (attempts - 1) * (1 + jitter * (2 * random - 1)));
}
