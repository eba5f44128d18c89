import { expect, it } from "vitest";
import { createDailyShareLimiter, createLimiter } from "../../../server/relay/accept/rate-limiter.ts";

it("the rate limiter allows a burst, then its refill", () => {
  const limiter = createLimiter({ burst: 2, perMinute: 60 });
  expect([limiter.take("a", 0), limiter.take("a", 0), limiter.take("a", 0)]).toEqual([0, 0, 1]);
  expect([limiter.take("a", 1_000), limiter.take("a", 1_000)]).toEqual([0, 1]);
  expect(limiter.take("b", 1_000)).toBe(0);
});

it("one address may send 10 % of DAILY_CAP at once and per day", () => {
  const share = createDailyShareLimiter(200);
  const taken = (now: number) => Array.from({ length: 30 }, () => share.take("a", now)).filter((s) => s === 0).length;
  const dayMs = 24 * 3_600_000;
  expect([taken(0), taken(dayMs / 2 + 1_000), taken(2 * dayMs)]).toEqual([20, 10, 20]);
});

it("allowance given back to the rate limiter adds up to one burst at most", () => {
  const limiter = createLimiter({ burst: 1, perMinute: 60 });
  limiter.take("a", 0);
  limiter.giveBack("a");
  limiter.giveBack("a");
  expect([limiter.take("a", 3_600_000), limiter.take("a", 3_600_000)]).toEqual([0, 1]);
});
