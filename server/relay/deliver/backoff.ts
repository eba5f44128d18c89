import { maxAttempts, maxOutageWaitMs, retryFactor, retryJitter } from "../../limits.ts";

const spread = (ms: number, random: number) => Math.round(ms * (1 + retryJitter * (2 * random - 1)));

/** Milliseconds to wait after the `attempts`-th attempt failed. */
export function retryDelay(attempts: number, firstMs: number, random = Math.random()): number {
  return spread(firstMs * retryFactor ** (attempts - 1), random);
}

/**
 * Milliseconds until a receiver that was not reached is tried again, for an enquiry of this age. Such attempts are not
 * counted, so the wait grows with the age: like the waits between counted attempts, up to an hour.
 */
export function outageDelay(ageMs: number, firstMs: number, random = Math.random()): number {
  const wait = Math.min(Math.max(firstMs, (retryFactor - 1) * ageMs), Math.max(firstMs, maxOutageWaitMs));
  return spread(wait, random);
}

/** The longest of these waits. A due time further off was written before the clock was put back. */
export const longestWaitMs = (firstMs: number): number => retryDelay(maxAttempts - 1, firstMs, 1);
