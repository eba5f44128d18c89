/** The parts of a trace's event that are read. Times are in microseconds. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur: number };

/** What Chromium calls a task, and what runs a script in one. */
const task = /RunTask$/;
const script = /^(EvaluateScript|FunctionCall|RunMicrotasks|v8\.\w+)$/;

export const traceCategories = ["toplevel", "devtools.timeline", "loading"];

/**
 * Time of the main thread's tasks after the first paint in which a script runs. The difference of all tasks is no measure: two
 * equal bare pages differ by up to 50 ms in the medians of 20 loads.
 * @param trace Chromium's trace of one load, in JSON
 * @returns milliseconds; NaN without a paint
 */
export function scriptWork(trace: string): number {
  const events: TraceEvent[] = JSON.parse(trace).traceEvents;
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!paint) return Number.NaN;
  const after = events.filter(
    ({ ph, pid, tid, ts }) => ph === "X" && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  const scripts = after.filter(({ name }) => script.test(name));
  const runsScript = ({ ts, dur }: TraceEvent) => scripts.some((one) => one.ts >= ts && one.ts < ts + dur);
  const tasks = after.filter((event) => task.test(event.name) && runsScript(event));
  return tasks.reduce((sum, { dur }) => sum + dur, 0) / 1000;
}
