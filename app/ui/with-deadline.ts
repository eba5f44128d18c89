/**
 * What is waited for, but no longer than this.
 * @param ms milliseconds
 * @returns what the work comes to; rejects as the work does, or when the time is over
 */
export const withDeadline = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(reject, ms, new Error(`No answer within ${ms / 1000} s`))),
  ]);
