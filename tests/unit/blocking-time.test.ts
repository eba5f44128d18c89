import { describe, expect, it } from "vitest";
import { blockingTime } from "../../bench/blocking-time.ts";

describe("blocking time", () => {
  it("is what each task takes beyond 50 ms", () => {
    const tasks = [
      { startMs: 100, durationMs: 80 },
      { startMs: 200, durationMs: 50 },
      { startMs: 300, durationMs: 51 },
    ];
    expect(blockingTime(tasks, 0)).toBe(31);
  });

  it("does not count what came before the paint, and of a task around it only what follows", () => {
    const tasks = [
      { startMs: 0, durationMs: 90 },
      { startMs: 80, durationMs: 100 },
    ];
    expect(blockingTime(tasks, 100)).toBe(30);
    expect(blockingTime(tasks, 200)).toBe(0);
  });

  it("counts each task as long as a slower processor would take for it", () => {
    expect(blockingTime([{ startMs: 10, durationMs: 20 }], 0, 4)).toBe(30);
  });
});
