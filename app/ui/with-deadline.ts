/**
 * Waits for a promise, at most so long. The work itself is not stopped.
 * @param ms milliseconds
 * @returns the result of the work; rejects as the work does, or when the time is over
 */
export const withDeadline = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(reject, ms, new Error(`No answer within ${ms / 1000} s`))),
  ]);
