/** Attempts that reached a mail server before an enquiry becomes a dead letter. */
export const mostAttempts = 12;

/** With a first wait of 10 s, the eleven waits between twelve attempts add up to about 44 hours. */
const factor = 2.5;

/** Part of a wait that is left to chance, so that what failed together does not come back together. */
const jitter = 0.2;

const spread = (ms: number, random: number) => Math.round(ms * (1 + jitter * (2 * random - 1)));

/** Milliseconds to wait after the `attempts`-th attempt failed. */
export function retryDelay(attempts: number, firstMs: number, random = Math.random()): number {
  return spread(firstMs * factor ** (attempts - 1), random);
}

/** No outage is over and unnoticed for longer than this. */
const longestOutageWaitMs = 3_600_000;

/**
 * How long an enquiry waits for a mail server to be there. Nobody mends one that was away for so long, and an owner who
 * looks at the dead letters learns of it.
 */
export const longestOutageMs = 30 * 24 * 3_600_000;

/**
 * Milliseconds until a server that was not reached is asked again for an enquiry of this age. Attempts that reached
 * nobody are not counted, so the wait grows with the age: as the waits between counted ones do, up to an hour.
 */
export function outageDelay(ageMs: number, firstMs: number, random = Math.random()): number {
  const wait = Math.min(Math.max(firstMs, (factor - 1) * ageMs), Math.max(firstMs, longestOutageWaitMs));
  return spread(wait, random);
}

/** The longest wait that either gives: a due time beyond it was set by a clock that has been put back since. */
export const longestWaitMs = (firstMs: number): number => retryDelay(mostAttempts - 1, firstMs, 1);
