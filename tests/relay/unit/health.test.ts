import { afterEach, expect, it, vi } from "vitest";
import { healthPath, operatorRoutes, publicHealth } from "../../../server/health-routes.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import type { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";

afterEach(() => void vi.useRealTimers());

const storeWith = (more: object = {}) =>
  ({
    probe: async () => undefined,
    health: async () => ({ queued: 1, held: 0, dead: 0, oldestQueuedAt: Date.now() + 3_600_000 }),
    value: async () => null,
    countByChannel: async () => [],
    ...more,
  }) as unknown as EnquiryStore;

const reportOf = async (store: EnquiryStore) =>
  (await operatorRoutes(store, () => undefined).request(healthPath)).json() as Promise<object>;

it("the health report has no negative age, and channels and backups only when they need somebody", async () => {
  const quiet = { writable: true, queued: 1, held: 0, dead: 0, oldestUndeliveredSeconds: 0 };
  expect(await reportOf(storeWith())).toEqual(quiet);
  const countByChannel = async () => [{ channel: "webhook", queued: 2, dead: 1 }];
  const channels = { webhook: { queued: 2, dead: 1 } };
  expect(await reportOf(storeWith({ countByChannel }))).toEqual({ ...quiet, channels });
  const value = async () => '{"wholeAt":1000,"failure":"full"}';
  const backup = { failing: "full", lastWhole: "1970-01-01T00:00:01.000Z" };
  expect(await reportOf(storeWith({ value }))).toEqual({ ...quiet, backup });
});

it("the health check logs a failing store once, not at each request", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  const log = vi.fn();
  const probe = () => Promise.reject(new StoreError("disk full"));
  const answer = publicHealth(storeWith({ probe }), log);
  for (let tenth = 0; tenth < 599; tenth++) {
    const response = (await answer({} as never, async () => undefined)) as Response;
    expect([response.status, await response.json()]).toEqual([503, { status: "failing" }]);
    vi.advanceTimersByTime(100);
  }
  expect(log).toHaveBeenCalledOnce();
});
