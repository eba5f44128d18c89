import { createServer } from "node:net";
import { chromium as playwright } from "@playwright/test";
import lighthouse, { type Result, type RunnerResult } from "lighthouse";
import { TraceProcessor } from "lighthouse/core/lib/tracehouse/trace-processor.js";
import { chromium, chromiumArguments } from "../tests/e2e/support/chromium.ts";
import { blockingTime } from "./blocking-time.ts";

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A browser that Lighthouse can use. */
export async function lighthouseBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const port = await freePort();
  const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
  const browser = await playwright.launch({ executablePath: chromium(), args });
  return { port, close: () => browser.close() };
}

/** The result of one Lighthouse run on a simulated phone. Scores are 0 to 100 by category. */
export type LighthouseResult = {
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  /** The part of the blocking time after the observed paint. */
  tbtAfterPaintMs: number;
  /** Blocking time by processor time, before and after the paint, which other work on the machine does not change. */
  tbtProcessorMs: number;
  cls: number;
  scores: Record<string, number>;
  /** The failed audits of a category, as `id: title`. */
  findings: string[];
};

/**
 * Blocking time of tasks after the first paint. Lighthouse's simulation moves earlier tasks behind the paint, mainly
 * the browser's own parsing, and counts them, although there was no page yet that a person could touch.
 */
function blockingAfterPaint({ audits, configSettings }: Result): number {
  const rows = <Row>(id: string) => (audits[id]?.details as { items: Row[] } | undefined)?.items ?? [];
  const [paint] = rows<{ observedFirstContentfulPaint: number }>("metrics");
  const tasks = rows<{ startTime: number; duration: number }>("main-thread-tasks");
  return blockingTime(
    tasks.map(({ startTime, duration }) => ({ startMs: startTime, durationMs: duration })),
    paint?.observedFirstContentfulPaint ?? Number.NaN,
    configSettings.throttling.cpuSlowdownMultiplier,
  );
}

/** Duration of a task: by the clock, and of processor time. */
type Microseconds = { dur: number; tdur?: number };

/**
 * Blocking time without waits for a busy processor. On a busy machine a task takes much longer by the clock than by
 * processor time, and Lighthouse's own figure uses the clock.
 */
function blockingByProcessor({ artifacts, lhr }: RunnerResult): number {
  const tasks = TraceProcessor.processTrace(artifacts.Trace).mainThreadEvents.filter(TraceProcessor.isScheduleableTask);
  if (tasks.length === 0) return Number.NaN;
  return blockingTime(
    tasks.map(({ dur, tdur = dur }: Microseconds) => ({ startMs: 0, durationMs: tdur / 1000 })),
    0,
    lhr.configSettings.throttling.cpuSlowdownMultiplier,
  );
}

/**
 * Runs Lighthouse (mobile, simulated throttling: its defaults) on one address.
 * @param categories all four by default
 */
export async function runLighthouse(url: string, port: number, categories?: string[]): Promise<LighthouseResult> {
  const flags = { port, logLevel: "error" as const, ...(categories && { onlyCategories: categories }) };
  let run = await lighthouse(url, flags);
  // On a busy machine Lighthouse sometimes misses the beginning of its own trace.
  for (let again = 0; again < 3 && run?.lhr.runtimeError; again++) run = await lighthouse(url, flags);
  if (!run || run.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message}`);
  const { lhr } = run;
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const findings = Object.values(lhr.categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < (category === "performance" ? 0.9 : 1))
      .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`),
  );
  return {
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    tbtMs: value("total-blocking-time"),
    tbtAfterPaintMs: blockingAfterPaint(lhr),
    tbtProcessorMs: blockingByProcessor(run),
    cls: value("cumulative-layout-shift"),
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    findings,
  };
}
