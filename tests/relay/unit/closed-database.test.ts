import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closedDatabase, ReopeningDatabase } from "../../../server/relay/store/closed.ts";
import { StoreError } from "../../../server/relay/store/database.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a closed database refuses every request and says why", async () => {
  const database = closedDatabase("no folder");
  await expect(database.write("x")).rejects.toThrow(new StoreError("no folder"));
  await expect(database.read("x")).rejects.toThrow(new StoreError("no folder"));
});

it("a store that does not open is tried again after waits that double up to five minutes, and says so once", async () => {
  const opened = { write: async () => [], read: async () => [{ n: 1 }], close: vi.fn(async () => undefined) };
  let closed = true;
  const log = vi.fn();
  const open = vi.fn(() => {
    if (closed) throw new StoreError("no folder");
    return opened;
  });
  const store = new ReopeningDatabase("/data", open, log);
  await expect(store.write("x")).rejects.toThrow(new StoreError("no folder"));
  const triesAfter = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1_000);
    return open.mock.calls.length;
  };
  expect([triesAfter(5), triesAfter(10), triesAfter(20), triesAfter(40)]).toEqual([2, 3, 4, 5]);
  expect([triesAfter(80 + 160 + 300), triesAfter(300)]).toEqual([8, 9]);
  expect(log.mock.calls).toEqual([["store.closed", expect.objectContaining({ folder: "/data", reason: "no folder" })]]);
  closed = false;
  expect(triesAfter(300)).toBe(10);
  expect(log).toHaveBeenLastCalledWith("store.opened", { folder: "/data" });
  expect(await store.read("x")).toEqual([{ n: 1 }]);
  await store.close();
  expect(opened.close).toHaveBeenCalledOnce();
});
