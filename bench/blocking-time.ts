/** A task of the page's main thread, since the navigation began. */
export type Task = { startMs: number; durationMs: number };

/** A task is felt from this length on: the definition of a long task (w3.org/TR/longtasks-1). */
const longTaskMs = 50;

/**
 * Blocking time: what tasks take beyond 50 ms each, of their part after the first paint.
 * @param paintMs when that was, since the navigation began
 * @param slowdown how many times slower the processor would be
 */
export function blockingTime(tasks: Task[], paintMs: number, slowdown = 1): number {
  const beyond = tasks.map(
    ({ startMs, durationMs }) => (startMs + durationMs - Math.max(startMs, paintMs)) * slowdown - longTaskMs,
  );
  return beyond.reduce((sum, time) => sum + Math.max(0, time), 0);
}
