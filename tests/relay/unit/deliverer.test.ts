import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { maxAttempts } from "../../../server/limits.ts";
import { createDeliverer, type DelivererOptions, retryDelay } from "../../../server/relay/deliver/deliverer.ts";
import { DeliveryError } from "../../../server/relay/deliver/delivery-error.ts";
import type { LeasedEnquiry } from "../../../server/relay/stored-enquiry.ts";
import { storedEnquiry } from "../support/enquiries.ts";

const now = 1_800_000_000_000;
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now });
  // Waits are not spread.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const enquiryWith = (changes: Partial<LeasedEnquiry> = {}): LeasedEnquiry => ({
  ...storedEnquiry({ id: "1", attempts: 1, receivedAt: now - 4_000, ...changes }),
  lease: "lease",
});

/** A delivery by mail whose receiver gives these answers, one to each attempt, then takes everything. */
function deliveryWith(answers: (Error | "taken")[] = [], options: Partial<DelivererOptions> = {}) {
  const queue = {
    markSent: vi.fn(async () => undefined),
    markDead: vi.fn(async () => undefined),
    markDeferred: vi.fn(async (..._: unknown[]) => undefined),
    markUnreached: vi.fn(async (..._: unknown[]) => undefined),
    take: vi.fn(async () => enquiryWith()),
  };
  const log = vi.fn();
  const send = async () => {
    const answer = answers.shift() ?? "taken";
    if (answer !== "taken") throw answer;
  };
  const delivery = createDeliverer({
    ...{ channel: "mail", queue: queue as never, send, retryFirstMs: 10_000, log },
    ...options,
  });
  return { delivery, queue, log };
}

const busy = new DeliveryError("delayed", "451", "busy.", { remedy: "Wait." });
const away = new DeliveryError("unreachable", "ECONNREFUSED", "refused");

it("delivery gives up after twelve attempts", async () => {
  const { delivery, queue, log } = deliveryWith([busy, busy]);
  await delivery.attempt(enquiryWith({ attempts: 11 }));
  expect(queue.markDead).not.toHaveBeenCalled();
  const last = enquiryWith({ attempts: 12 });
  await delivery.attempt(last);
  expect(queue.markDead.mock.calls).toEqual([[last, "delayed: busy. Wait."]]);
  expect(log.mock.lastCall).toEqual([
    "enquiry.dead",
    { id: "1", attempts: 12, failure: "delayed", code: "451", remedy: "Wait." },
  ]);
});

it("delivery to an unreachable receiver waits longer each time, up to an hour, and counts no attempt", async () => {
  const { delivery, queue, log } = deliveryWith(Array(9).fill(away));
  for (let attempt = 1; attempt <= 9; attempt++) {
    await delivery.attempt(enquiryWith());
    const pauseMs = Math.min(hour, Math.round(10_000 * 2.5 ** (attempt - 1)));
    vi.advanceTimersByTime(pauseMs - 1);
    expect(await delivery.take()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(await delivery.take()).toBeDefined();
  }
  expect([queue.markUnreached.mock.calls.length, queue.markDeferred.mock.calls]).toEqual([9, []]);
  await delivery.attempt(enquiryWith());
  expect(log.mock.lastCall).toEqual(["mail.reachable"]);
  expect(await delivery.take()).toBeDefined();
});

it("delivery gives up an enquiry after giveUpMs, and continues with the next at once", async () => {
  const { delivery, queue } = deliveryWith([away], { giveUpMs: 5 * hour });
  await delivery.attempt(enquiryWith({ receivedAt: now - 5 * hour - 1 }));
  expect(queue.markDead).toHaveBeenCalledOnce();
  expect(await delivery.take()).toBeDefined();
});

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
