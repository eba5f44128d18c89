import { expect, it } from "vitest";
import { createLimiter, shareOf } from "../../../server/relay/accept/rate-limiter.ts";
import { megabytesLeftBy } from "../support/memory.ts";

it("the rate limiter allows a burst, then its refill", () => {
  const limiter = createLimiter({ burst: 2, perMinute: 60 });
  expect([limiter.take("a", 0), limiter.take("a", 0), limiter.take("a", 0)]).toEqual([0, 0, 1]);
  expect([limiter.take("a", 1_000), limiter.take("a", 1_000)]).toEqual([0, 1]);
  expect(limiter.take("b", 1_000)).toBe(0);
});

it("one address may send 10 % of DAILY_CAP at once and per day", () => {
  const share = shareOf(200);
  const taken = (now: number) => Array.from({ length: 30 }, () => share.take("a", now)).filter((s) => s === 0).length;
  const dayMs = 24 * 3_600_000;
  expect([taken(0), taken(dayMs / 2 + 1_000), taken(2 * dayMs)]).toEqual([20, 10, 20]);
});

it("the rate limiter saves no more than a burst", () => {
  const limiter = createLimiter({ burst: 1, perMinute: 60 });
  limiter.take("a", 0);
  limiter.giveBack("a");
  limiter.giveBack("a");
  expect([limiter.take("a", 3_600_000), limiter.take("a", 3_600_000)]).toEqual([0, 1]);
});

it("a flood from a million addresses keeps memory bounded and the limits in force", () => {
  const limiter = createLimiter({ burst: 1, perMinute: 1 });
  const left = megabytesLeftBy(() => {
    for (let i = 0; i < 1_000_000; i++) {
      limiter.take(`10.${i}`, 0);
      if (i % 1_000 === 0) limiter.take("flooder", 0);
    }
  });
  expect(limiter.take("flooder", 0)).toBeGreaterThan(0);
  expect(left).toBeLessThan(16);
});
