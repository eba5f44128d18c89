/** A task of the page's main thread. Times count from the start of the navigation. */
export type Task = { startMs: number; durationMs: number };

/** The least duration of a long task (w3.org/TR/longtasks-1). */
const longTaskMs = 50;

/**
 * Blocking time: the part of each task beyond 50 ms, after the first paint.
 * @param paintMs time of the first paint since the start of the navigation
 * @param slowdown how many times slower the simulated processor is
 */
export function blockingTime(tasks: Task[], paintMs: number, slowdown = 1): number {
  const beyond = tasks.map(
    ({ startMs, durationMs }) => (startMs + durationMs - Math.max(startMs, paintMs)) * slowdown - longTaskMs,
  );
  return beyond.reduce((sum, time) => sum + Math.max(0, time), 0);
}
