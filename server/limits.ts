/*
 * The limits, times and counts of the server that are decisions and not facts: one place to read and to change them.
 * Times are in milliseconds, as their names say.
 */

/** How long a lock of another process is waited for before an enquiry gets 503. */
export const lockWaitMs = 2_000;
/** Wait between two tries to get past such a lock. */
export const lockRetryMs = 20;

/** How long the same words without a draft id count as a retry (docs/decisions/0010). */
export const repeatWindowMs = 10 * 60_000;

/** Characters that the probe of health writes: more than the largest enquiry, so where this fits, that fits. */
export const probeLength = 64 * 1024;
/** How old the answer of a health probe may be: asking must not be an attack. */
export const healthAgeMs = 1_000;

/** Rows read or deleted at a time on the command line: a long purge must not keep the server's writes waiting. */
export const rowsAtATime = 500;

/** Longest stop of the Node server after SIGTERM. */
export const stopMs = 12_000;

/** Deliveries of one sweep on Workers: rounds of rows taken together. The next minute's sweep takes what is left. */
export const sweepSize = { rounds: 20, rows: 5 };
