import fc from "fast-check";
import { expect, it } from "vitest";
import { maxAttempts } from "../../../server/limits.ts";
import { retryDelay } from "../../../server/relay/deliver/delivery.ts";

const hour = 3_600_000;

it("twelve attempts take about two days", () => {
  let total = 0;
  for (let attempt = 1; attempt < maxAttempts; attempt++) total += retryDelay(attempt, 10_000, 0.5);
  expect(maxAttempts).toBe(12);
  expect(total / hour).toBeGreaterThan(36);
  expect(total / hour).toBeLessThan(60);
});

it("each wait is longer than the one before, with 20 % of jitter", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 11 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempt, a, b) => {
        const middle = retryDelay(attempt, 10_000, 0.5);
        expect(Math.abs(retryDelay(attempt, 10_000, a) - middle)).toBeLessThanOrEqual(middle * 0.2 + 1);
        expect(retryDelay(attempt + 1, 10_000, a)).toBeGreaterThan(retryDelay(attempt, 10_000, b));
      },
    ),
  );
});
