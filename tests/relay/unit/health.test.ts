import { afterEach, expect, it, vi } from "vitest";
import { healthHandler } from "../../../server/health-route.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import type { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";

afterEach(() => void vi.useRealTimers());

it("the health check logs a failing store once, not at each request", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  const log = vi.fn();
  const probe = () => Promise.reject(new StoreError("disk full"));
  const answer = healthHandler({ probe } as unknown as EnquiryStore, log);
  for (let tenth = 0; tenth < 599; tenth++) {
    const response = (await answer({} as never, async () => undefined)) as Response;
    expect([response.status, await response.json()]).toEqual([503, { status: "failing" }]);
    vi.advanceTimersByTime(100);
  }
  expect(log).toHaveBeenCalledOnce();
});
