import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDeliveryLoop } from "../../../server/relay/deliver/delivery-loop.ts";
import { StoreError } from "../../../server/relay/store/database.ts";

const now = 1_800_000_000_000;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

/** A pump over so many due enquiries. Attempts end when the test ends them. */
function pumpOver(due: number) {
  const waiting = Array.from({ length: due }, (_, i) => ({ id: String(i) }));
  const running: PromiseWithResolvers<void>[] = [];
  const delivery = {
    channel: "mail",
    take: vi.fn(async () => waiting.shift()),
    nextDueAt: vi.fn(async (): Promise<number | null> => null),
    attempt: vi.fn(() => {
      const attempt = Promise.withResolvers<void>();
      running.push(attempt);
      return attempt.promise;
    }),
  };
  const log = vi.fn();
  const onDone = vi.fn();
  const pump = createDeliveryLoop(delivery as never, log, onDone);
  /** Lets all go on that waits for no time. */
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { pump, delivery, waiting, running, log, onDone, settle };
}

it("the delivery loop delivers one enquiry after another", async () => {
  const { pump, delivery, running, onDone, settle } = pumpOver(2);
  pump.start();
  pump.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([delivery.attempt.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  running[0]?.resolve();
  await settle();
  expect(delivery.attempt).toHaveBeenCalledTimes(2);
  expect(onDone).toHaveBeenCalledOnce();
});

it("the delivery loop looks again when the next enquiry is due, after five seconds or when woken", async () => {
  const { pump, delivery, settle } = pumpOver(0);
  const looksAfter = async (ms: number) => {
    const before = delivery.take.mock.calls.length;
    await vi.advanceTimersByTimeAsync(ms);
    return delivery.take.mock.calls.length - before;
  };
  pump.start();
  await settle();
  expect([await looksAfter(4_999), await looksAfter(1)]).toEqual([0, 1]);
  delivery.nextDueAt.mockImplementation(async () => Date.now() + 2_000);
  pump.wake();
  await settle();
  expect([await looksAfter(1_999), await looksAfter(1)]).toEqual([0, 1]);
  delivery.nextDueAt.mockImplementation(async () => Date.now() + 60_000);
  pump.wake();
  await settle();
  expect(vi.getTimerCount()).toBe(1);
  expect([await looksAfter(4_999), await looksAfter(1)]).toEqual([0, 1]);
});

it("the delivery loop logs errors and looks again after five seconds", async () => {
  const { pump, delivery, running, log, settle } = pumpOver(1);
  pump.start();
  await settle();
  running[0]?.reject(new StoreError("the disk is full"));
  await settle();
  delivery.take.mockRejectedValueOnce(new TypeError("with a person's words"));
  pump.wake();
  await settle();
  expect(log.mock.calls).toEqual([
    ["delivery.failed", { channel: "mail", reason: "the disk is full", times: 1 }],
    ["delivery.failed", { channel: "mail", reason: "TypeError", times: 1 }],
  ]);
  const looks = delivery.take.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(delivery.take.mock.calls.length).toBe(looks + 1);
});

it("the delivery loop stops after its running work", async () => {
  const { pump, delivery, waiting, running, settle } = pumpOver(1);
  pump.start();
  await settle();
  const stopped = vi.fn();
  void pump.stop().then(stopped);
  await settle();
  expect(stopped).not.toHaveBeenCalled();
  waiting.push({ id: "later" });
  running[0]?.resolve();
  await settle();
  expect(stopped).toHaveBeenCalledOnce();
  expect([delivery.attempt.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});
