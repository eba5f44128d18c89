import { afterEach, expect, it, vi } from "vitest";
import { HealthMonitor } from "../../../server/relay/health.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import type { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";

afterEach(() => void vi.useRealTimers());

/** A store that counts its probes, and answers when it is told to. */
function monitor() {
  const tried = Promise.withResolvers<void>();
  const store = {
    probes: 0,
    async probe() {
      this.probes++;
      await tried.promise;
    },
    health: async () => ({ queued: 1, held: 0, dead: 0, oldestQueuedAt: Date.now() + 3_600_000 }),
    value: async () => null,
    counts: [] as { channel: string; queued: number; dead: number }[],
    async countByChannel() {
      return this.counts;
    },
  };
  const log = vi.fn();
  const health = new HealthMonitor({ store: store as unknown as EnquiryStore, log, waitUntil: () => undefined });
  return { store, log, health, tried };
}

it("however many ask at once, the store is tried once", async () => {
  const { store, health, tried } = monitor();
  const reports = Array.from({ length: 85 }, () => health.report());
  tried.resolve();
  expect(new Set(await Promise.all(reports)).size).toBe(1);
  await health.report();
  expect(store.probes).toBe(1);
});

it("it is tried again after a second, whatever becomes of the clock, and no age is negative", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const { store, health, tried } = monitor();
  tried.resolve();
  await health.report();
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(await health.report()).toMatchObject({ writable: true, oldestUndeliveredSeconds: 0 });
  expect(store.probes).toBe(1);
  vi.advanceTimersByTime(1_001);
  await health.report();
  expect(store.probes).toBe(2);
});

it("what waits by another channel than mail is told, and none of it where nothing waits", async () => {
  const { store, health, tried } = monitor();
  tried.resolve();
  store.counts = [{ channel: "webhook", queued: 2, dead: 1 }];
  expect(await health.report()).toMatchObject({ queued: 1, dead: 0, channels: { webhook: { queued: 2, dead: 1 } } });
  const quiet = monitor();
  quiet.tried.resolve();
  expect(await quiet.health.report()).not.toHaveProperty("channels");
});

it("a store that fails for a minute is logged once, however often it is asked", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  const { health, log, tried } = monitor();
  tried.reject(new StoreError("disk full"));
  for (let tenth = 0; tenth < 599; tenth++) {
    expect(await health.report()).toEqual({ writable: false });
    vi.advanceTimersByTime(100);
  }
  expect(log).toHaveBeenCalledOnce();
});
