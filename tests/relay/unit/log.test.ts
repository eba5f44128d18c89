import { spawn } from "node:child_process";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createThrottledLog } from "../../../server/log.ts";
import { nodeBin, root } from "../support/process.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tallied() {
  const lines: unknown[] = [];
  return { tally: createThrottledLog((event, facts) => void lines.push([event, facts])), lines };
}

it("3,000 equal events in a minute make one log line, and the next line says how many there were", () => {
  const { tally, lines } = tallied();
  for (let i = 0; i < 3_000; i++) tally("enquiry.repeated", { channel: "json" });
  expect(lines).toEqual([["enquiry.repeated", { channel: "json", times: 1 }]]);
  vi.advanceTimersByTime(60_000);
  tally("enquiry.repeated", { channel: "json" });
  expect(lines.slice(1)).toEqual([["enquiry.repeated", { channel: "json", times: 3_000 }]]);
});

it("a program keeps running when stdout is closed (EPIPE)", async () => {
  vi.useRealTimers();
  const script = `
    import { createLog, streamWriter } from "./server/log.ts";
    const log = createLog(streamWriter(process.stdout));
    let lines = 0;
    const timer = setInterval(() => { log("line"); if (++lines === 50) { clearInterval(timer); process.exitCode = 7; } }, 10);
  `;
  const child = spawn(nodeBin, ["--input-type=module", "--eval", script], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.once("data", () => child.stdout.destroy());
  const code = await new Promise((resolve) => void child.once("exit", resolve));
  expect(code).toBe(7);
});
