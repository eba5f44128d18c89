import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
    lease: vi.fn(async () => [enquiryWith()]),
    leaseOne: vi.fn(async () => enquiryWith()),
    markSent: vi.fn(async () => undefined),
    markDead: vi.fn(async () => undefined),
    markDeferred: vi.fn(async () => undefined),
    nextDueAt: vi.fn(async (): Promise<number | null> => now),
    resumeOne: vi.fn(async () => undefined),
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

const busy = (retryAfterMs = 0) => new DeliveryError("delayed", "451", "busy.", { retryAfterMs, mend: "Wait." });
const away = new DeliveryError("unreachable", "ECONNREFUSED", "refused");

describe("an attempt", () => {
  it("that succeeds is noted with how long it took", async () => {
    const { delivery, queue, log } = deliveryWith();
    const enquiry = enquiryWith({ attempts: 3 });
    await delivery.attempt(enquiry);
    expect(queue.markSent.mock.calls).toEqual([[enquiry, now]]);
    expect(log.mock.calls).toEqual([["enquiry.sent", { id: "1", attempts: 3, seconds: 4 }]]);
  });

  it("that is put off is noted with what to mend, and counted", async () => {
    const { delivery, queue, log } = deliveryWith([busy()]);
    const enquiry = enquiryWith();
    await delivery.attempt(enquiry);
    expect(queue.markDeferred.mock.calls).toEqual([[enquiry, "delayed: busy. Wait.", now + 10_000, { counted: true }]]);
    expect(log.mock.calls).toEqual([
      [
        "enquiry.deferred",
        { id: "1", attempts: 1, failure: "delayed", code: "451", retryInSeconds: 10, mend: "Wait." },
      ],
    ]);
    expect(delivery.outage).toBe(false);
  });

  it("is the twelfth and last", async () => {
    const { delivery, queue, log } = deliveryWith([busy(), busy()]);
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

  it("that fails by a fault of this program is counted, and told by its name", async () => {
    const { delivery, queue, log } = deliveryWith([new TypeError("x")]);
    await delivery.attempt(enquiryWith());
    expect(queue.markDeferred).toHaveBeenCalledWith(expect.anything(), "delayed: TypeError: x", now + 10_000, {
      counted: true,
    });
    expect(log.mock.lastCall?.[1]).toMatchObject({ code: "internal", mend: undefined });
  });

  it("that is declined is an outage until the receiver has taken a newer one", async () => {
    const declined = () => new DeliveryError("declined", "404", "HTTP 404");
    const { delivery, queue } = deliveryWith([declined(), "taken", declined(), declined()], { channel: "webhook" });
    await delivery.attempt(enquiryWith());
    expect(queue.markDeferred.mock.lastCall?.[1 as never]).toBe("unreachable: HTTP 404");
    // The log names it where no attempt can be made.
    expect(delivery.channel).toBe("webhook");
    await delivery.attempt(enquiryWith());
    await delivery.attempt(enquiryWith());
    expect(queue.markDeferred.mock.lastCall?.[1 as never]).toBe("delayed: HTTP 404");
    await delivery.attempt(enquiryWith({ receivedAt: now }));
    expect(queue.markDeferred.mock.lastCall?.[1 as never]).toBe("unreachable: HTTP 404");
  });

  it("that is refused is the last", async () => {
    const { delivery, queue } = deliveryWith([new DeliveryError("refused", "550", "no such mailbox.")]);
    await delivery.attempt(enquiryWith());
    expect(queue.markDead.mock.calls).toEqual([[enquiryWith(), "refused: no such mailbox."]]);
    expect(queue.markDeferred).not.toHaveBeenCalled();
  });
});

describe("an outage", () => {
  it("is not counted, and its wait grows with the enquiry's age, up to its end", async () => {
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

  it("ends with the first success: what waited is resumed, once, and the log says how much", async () => {
    const { delivery, queue, log, attempts } = deliveryWith([away]);
    expect(delivery.outage).toBe(false);
    await attempts(1);
    expect(delivery.outage).toBe(true);
    await attempts(2);
    expect(delivery.outage).toBe(false);
    expect(queue.resumeAfterOutage.mock.calls).toEqual([[now]]);
    expect(log.mock.calls.filter(([event]) => event === "mail.reachable")).toEqual([
      ["mail.reachable", { resumed: 0 }],
    ]);
  });

  it("of before the start ends so, too, and is told where anything waited", async () => {
    const { queue, log, attempts } = deliveryWith();
    queue.resumeAfterOutage.mockResolvedValue(7);
    await attempts(1);
    expect(log.mock.lastCall).toEqual(["mail.reachable", { resumed: 7 }]);
  });

  it("is asked after at a start by one enquiry", async () => {
    const { delivery, queue } = deliveryWith();
    await delivery.askAgain();
    expect(queue.resumeOne.mock.calls).toEqual([[now]]);
  });
});

describe("attempts at once", () => {
  it("are one, then one more with each success, four at most", async () => {
    const { delivery, attempts } = deliveryWith();
    const grown = [delivery.parallel];
    for (let i = 0; i < 5; i++) {
      await attempts(1);
      grown.push(delivery.parallel);
    }
    expect(grown).toEqual([1, 2, 3, 4, 4, 4]);
  });

  it("are one after an outage, and soon one fewer than it met; eight successes later one more is tried", async () => {
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
});

describe("a pause that the receiver asks for", () => {
  it("is kept: nothing is taken, and nothing due, until it is over, also when a shorter one is asked for then", async () => {
    const { delivery, queue, attempts } = deliveryWith([busy(30_000), busy(5_000)]);
    await attempts(2);
    expect([await delivery.take(5), await delivery.takeOne("1")]).toEqual([[], undefined]);
    expect(await delivery.nextDueAt()).toBe(now + 30_000);
    vi.advanceTimersByTime(29_999);
    expect(await delivery.take(5)).toEqual([]);
    expect(queue.lease).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await delivery.take(5)).toHaveLength(1);
    expect(await delivery.takeOne("1")).toBeDefined();
    vi.advanceTimersByTime(1_000);
    queue.nextDueAt.mockResolvedValue(now + hour);
    expect(await delivery.nextDueAt()).toBe(now + hour);
  });

  it("is an hour at most", async () => {
    const { delivery, attempts } = deliveryWith([busy(1e12)]);
    await attempts(1);
    expect(await delivery.nextDueAt()).toBe(now + hour);
  });

  it("makes nothing due where nothing waits", async () => {
    const { delivery, queue } = deliveryWith();
    queue.nextDueAt.mockResolvedValue(null);
    expect(await delivery.nextDueAt()).toBeNull();
  });
});
