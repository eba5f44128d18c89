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

/** A browser that Lighthouse can be pointed at. */
export async function lighthouseBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const port = await freePort();
  const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
  const browser = await playwright.launch({ executablePath: chromium(), args });
  return { port, close: () => browser.close() };
}

/** Of one Lighthouse run on a simulated phone. Scores of 0 to 100 by category. */
export type LighthouseResult = {
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  /** What of the blocking time is spent after the paint that was observed. */
  tbtAfterPaintMs: number;
  /** Blocking time by what the main thread computed, before the paint and after: what a busy machine does not falsify. */
  tbtProcessorMs: number;
  cls: number;
  scores: Record<string, number>;
  /** What a category found wanting, as `id: title`. */
  findings: string[];
};

/**
 * Blocking time of what ran after the first paint. The simulation moves behind the paint what came before it, the
 * browser's own making of the document above all, and counts that too, although nobody saw a page to touch yet.
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

/** What a task took: by the clock, and of the processor. */
type Microseconds = { dur: number; tdur?: number };

/**
 * Blocking time without the waiting for a processor that is at other work. On a busy machine a task of 11 ms of processor
 * time takes 120 by the clock, and Lighthouse's own figure counts the clock.
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
 * @param categories all four where not given
 */
export async function runLighthouse(url: string, port: number, categories?: string[]): Promise<LighthouseResult> {
  const flags = { port, logLevel: "error" as const, ...(categories && { onlyCategories: categories }) };
  let run = await lighthouse(url, flags);
  // On a busy machine it now and then misses the beginning of its own trace.
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
