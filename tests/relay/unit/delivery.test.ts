import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Delivery, type DeliveryOptions } from "../../../server/relay/deliver/delivery.ts";
import { DeliveryError } from "../../../server/relay/deliver/transport.ts";
import type { LeasedEnquiry } from "../../../server/relay/enquiry.ts";
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
function deliveryWith(answers: (Error | "taken")[] = [], options: Partial<DeliveryOptions> = {}) {
  const queue = {
    markSent: vi.fn(async () => undefined),
    markDead: vi.fn(async () => undefined),
    markDeferred: vi.fn(async () => undefined),
    resumeAfterOutage: vi.fn(async () => 0),
  };
  const log = vi.fn();
  const send = async () => {
    const answer = answers.shift() ?? "taken";
    if (answer !== "taken") throw answer;
  };
  const delivery = new Delivery({
    ...{ channel: "mail", queue: queue as never, send, retryFirstMs: 10_000, log },
    ...options,
  });
  const attempts = async (count: number) => {
    for (let i = 0; i < count; i++) await delivery.attempt(enquiryWith());
  };
  return { delivery, queue, log, attempts };
}

const busy = new DeliveryError("delayed", "451", "busy.", { mend: "Wait." });
const away = new DeliveryError("unreachable", "ECONNREFUSED", "refused");

it("gives up after the twelfth attempt", async () => {
  const { delivery, queue, log } = deliveryWith([busy, busy]);
  await delivery.attempt(enquiryWith({ attempts: 11 }));
  expect(queue.markDead).not.toHaveBeenCalled();
  const last = enquiryWith({ attempts: 12 });
  await delivery.attempt(last);
  expect(queue.markDead.mock.calls).toEqual([[last, "delayed: busy. Wait."]]);
  expect(log.mock.lastCall).toEqual([
    "enquiry.dead",
    { id: "1", attempts: 12, failure: "delayed", code: "451", mend: "Wait." },
  ]);
});

it("does not count attempts in an outage, waits longer for older enquiries, and gives up at the end", async () => {
  const { delivery, queue } = deliveryWith([away, away, away, away], { giveUpMs: 5 * hour });
  const dueAfter = async (ageMs: number) => {
    await delivery.attempt(enquiryWith({ receivedAt: now - ageMs }));
    return queue.markDeferred.mock.lastCall?.slice(2);
  };
  expect(await dueAfter(1_000)).toEqual([now + 10_000, { counted: false }]);
  expect(await dueAfter(60_000)).toEqual([now + 90_000, { counted: false }]);
  expect(await dueAfter(5 * hour)).toEqual([now + hour, { counted: false }]);
  expect(queue.markDead).not.toHaveBeenCalled();
  await dueAfter(5 * hour + 1);
  expect(queue.markDead).toHaveBeenCalledOnce();
});

it("makes one attempt at once after an outage, soon one fewer than it met, and one more after eight successes", async () => {
  const { delivery, attempts } = deliveryWith(["taken", "taken", away, away]);
  await attempts(2);
  expect(delivery.parallel).toBe(3);
  // The second outage met one attempt, of which nothing is learnt.
  await attempts(2);
  expect(delivery.parallel).toBe(1);
  await attempts(7);
  expect(delivery.parallel).toBe(2);
  await attempts(1);
  expect(delivery.parallel).toBe(3);
});
