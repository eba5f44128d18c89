/** A task of the page's main thread, in milliseconds since the navigation began. */
export type Task = { start: number; duration: number };

/**
 * Blocking time: what tasks take beyond 50 ms each, of their part after the first paint.
 * @param paint when that was, in milliseconds since the navigation began
 * @param slowdown how many times slower the processor would be
 */
export function blockingTime(tasks: Task[], paint: number, slowdown = 1): number {
  const beyond = tasks.map(({ start, duration }) => (start + duration - Math.max(start, paint)) * slowdown - 50);
  return beyond.reduce((sum, time) => sum + Math.max(0, time), 0);
}
