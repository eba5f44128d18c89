import { describe, expect, it } from "vitest";
import { blockingTime } from "../../bench/blocking-time.ts";

describe("blocking time", () => {
  it("is what each task takes beyond 50 ms", () => {
    const tasks = [
      { start: 100, duration: 80 },
      { start: 200, duration: 50 },
      { start: 300, duration: 51 },
    ];
    expect(blockingTime(tasks, 0)).toBe(31);
  });

  it("does not count what came before the paint, and of a task around it only what follows", () => {
    const tasks = [
      { start: 0, duration: 90 },
      { start: 80, duration: 100 },
    ];
    expect(blockingTime(tasks, 100)).toBe(30);
    expect(blockingTime(tasks, 200)).toBe(0);
  });

  it("counts each task as long as a slower processor would take for it", () => {
    expect(blockingTime([{ start: 10, duration: 20 }], 0, 4)).toBe(30);
  });
});
