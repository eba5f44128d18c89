/** The parts of a trace's event that are read. Times are in microseconds. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur: number };

const milliseconds = (events: TraceEvent[]) => events.reduce((sum, { dur }) => sum + dur, 0) / 1000;

/** What Chromium calls a task, and what runs a script in one. */
const task = /RunTask$/;
const script = /^(EvaluateScript|FunctionCall|RunMicrotasks|v8\.\w+)$/;
/** What the browser does for a page of any kind, when no script asks for it. */
const rendering = /^(UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit)$/;

export const traceCategories = ["toplevel", "devtools.timeline", "loading"];

/**
 * Time of the main thread's tasks after the first paint in which a script runs, without what the browser renders in them outside of
 * scripts: the event `load`, say, is followed by a layout on every page. The difference of all tasks is no measure: two equal bare
 * pages differ by up to 50 ms in the medians of 20 loads.
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
  const within = (events: TraceEvent[], { ts, dur }: TraceEvent) =>
    events.filter((one) => one.ts >= ts && one.ts < ts + dur);
  const scripts = after.filter(({ name }) => script.test(name));
  const ofScripts = new Set(scripts.flatMap((one) => within(after, one)));
  const renderings = after.filter((event) => rendering.test(event.name) && !ofScripts.has(event));
  const tasks = after.filter((event) => task.test(event.name) && within(scripts, event).length > 0);
  return milliseconds(tasks) - milliseconds(tasks.flatMap((one) => within(renderings, one)));
}
