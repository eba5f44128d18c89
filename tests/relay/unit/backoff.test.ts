import fc from "fast-check";
import { expect, it } from "vitest";
import { maxAttempts } from "../../../server/limits.ts";
import { longestWaitMs, outageDelay, retryDelay } from "../../../server/relay/deliver/backoff.ts";

const hour = 3_600_000;

it("twelve attempts stretch over about two days", () => {
  let total = 0;
  for (let attempt = 1; attempt < maxAttempts; attempt++) total += retryDelay(attempt, 10_000, 0.5);
  expect(maxAttempts).toBe(12);
  expect(total / hour).toBeGreaterThan(36);
  expect(total / hour).toBeLessThan(60);
});

it("a wait is never more than a fifth off, and always longer than the one before", () => {
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

it.each([
  [0, 10_000, 10_000],
  [60_000, 10_000, 90_000],
  [10 * hour, 10_000, hour],
  [10 * hour, 2 * hour, 2 * hour],
])(
  "an enquiry of %i ms, whose first wait is %i ms, waits %i ms in an outage, a fifth more or less",
  (age, first, wait) => {
    expect([0, 0.5, 1].map((random) => outageDelay(age, first, random))).toEqual([0.8 * wait, wait, 1.2 * wait]);
  },
);

it("the longest wait is that before the last attempt", () => {
  expect(longestWaitMs(10_000)).toBe(retryDelay(11, 10_000, 1));
  expect(retryDelay(11, 10_000, 1)).toBeGreaterThan(retryDelay(11, 10_000, 0));
});
