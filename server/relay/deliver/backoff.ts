import { maxAttempts, maxOutageWaitMs, retryFactor, retryJitter } from "../../limits.ts";

const spread = (ms: number, random: number) => Math.round(ms * (1 + retryJitter * (2 * random - 1)));

/** Milliseconds to wait after the `attempts`-th attempt failed. */
export function retryDelay(attempts: number, firstMs: number, random = Math.random()): number {
  return spread(firstMs * retryFactor ** (attempts - 1), random);
}

/**
 * Milliseconds until a server that was not reached is asked again for an enquiry of this age. Attempts that reached
 * nobody are not counted, so the wait grows with the age: as the waits between counted ones do, up to an hour.
 */
export function outageDelay(ageMs: number, firstMs: number, random = Math.random()): number {
  const wait = Math.min(Math.max(firstMs, (retryFactor - 1) * ageMs), Math.max(firstMs, maxOutageWaitMs));
  return spread(wait, random);
}

/** The longest wait that either gives: a due time beyond it was set by a clock that has been put back since. */
export const longestWaitMs = (firstMs: number): number => retryDelay(maxAttempts - 1, firstMs, 1);
