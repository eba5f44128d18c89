import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closedDatabase, ReopeningDatabase } from "../../../server/relay/store/closed.ts";
import { StoreError } from "../../../server/relay/store/database.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a closed database", () => {
  it("refuses every request and says why", async () => {
    const database = closedDatabase("no folder");
    const requests = [database.write("x"), database.read("x"), database.rehearse("x")];
    const outcomes = await Promise.allSettled(requests);
    expect(outcomes).toEqual(Array(3).fill({ status: "rejected", reason: new StoreError("no folder") }));
    expect(outcomes.every((outcome) => outcome.status === "rejected" && outcome.reason instanceof StoreError)).toBe(
      true,
    );
  });
});

const mend =
  "The form takes nothing, pages are served. Mend the cause; it is opened again within five minutes, or at a restart.";
const closedFor = (reason: string) => ["store.closed", { folder: "/data", reason, mend }];

/** A store that opens after it has failed with each of these errors in turn. */
function storeAfter(...errors: unknown[]) {
  const database = {
    write: vi.fn(async () => [{ written: 1 }]),
    read: vi.fn(async () => [{ read: 1 }]),
    rehearse: vi.fn(async () => undefined),
    close: vi.fn(async () => undefined),
  };
  const log = vi.fn();
  const open = vi.fn(() => {
    if (errors.length > 0) throw errors.shift();
    return database;
  });
  const store = new ReopeningDatabase("/data", open, log);
  /** How often it was tried by then. */
  const triesAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return open.mock.calls.length;
  };
  return { store, database, log, open, triesAfter };
}

const lasting = (reason: string) => Array.from({ length: 100 }, () => new StoreError(reason));

describe("a store that opens at once", () => {
  it("passes each request on, without a word in the log", async () => {
    const { store, database, log, triesAfter } = storeAfter();
    expect(store.opened).toBe(database);
    expect(await store.write("INSERT ?", 1, "a")).toEqual([{ written: 1 }]);
    expect(await store.read("SELECT ?", null, 2)).toEqual([{ read: 1 }]);
    expect(await store.rehearse("UPDATE ?", "b", 3)).toBeUndefined();
    expect([database.write.mock.calls, database.read.mock.calls, database.rehearse.mock.calls]).toEqual([
      [["INSERT ?", 1, "a"]],
      [["SELECT ?", null, 2]],
      [["UPDATE ?", "b", 3]],
    ]);
    expect([log.mock.calls, vi.getTimerCount(), triesAfter(1_000_000)]).toEqual([[], 0, 1]);
  });

  it("is closed with it", async () => {
    const { store, database } = storeAfter();
    await store.close();
    expect(database.close).toHaveBeenCalledTimes(1);
  });

  it("is closed only when its requests are done", async () => {
    const { store, database } = storeAfter();
    const closing = Promise.withResolvers<undefined>();
    database.close.mockReturnValue(closing.promise);
    const onClosed = vi.fn();
    const closed = store.close().then(onClosed);
    await vi.advanceTimersByTimeAsync(0);
    expect(onClosed).not.toHaveBeenCalled();
    closing.resolve(undefined);
    await closed;
  });
});

describe("a store that does not open", () => {
  it("refuses every request and says why", async () => {
    const reason = new StoreError("disk full");
    const { store, database } = storeAfter(reason);
    expect(() => store.opened).toThrow(reason);
    const outcomes = await Promise.allSettled([store.write("x"), store.read("x"), store.rehearse("x")]);
    expect(outcomes).toEqual(Array(3).fill({ status: "rejected", reason }));
    expect(outcomes.every((outcome) => outcome.status === "rejected" && outcome.reason instanceof StoreError)).toBe(
      true,
    );
    expect(database.write).not.toHaveBeenCalled();
  });

  it("is tried again after waits that double from five seconds to five minutes", () => {
    const { triesAfter } = storeAfter(...lasting("disk full"));
    let tries = 1;
    for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300, 300]) {
      expect([seconds, triesAfter(seconds * 1_000 - 1)]).toEqual([seconds, tries]);
      expect([seconds, triesAfter(1)]).toEqual([seconds, ++tries]);
    }
  });

  it("does not keep the process running", () => {
    vi.useRealTimers();
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    const { store } = storeAfter(new StoreError("disk full"));
    expect(timers()).toBe(before);
    void store.close();
  });

  it("tells each reason once, until there is another", () => {
    const { store, log, triesAfter } = storeAfter(
      ...[new StoreError("disk full"), new StoreError("disk full"), new Error("locked"), new Error("locked")],
      ...[new StoreError("disk full"), "odd"],
    );
    expect(log.mock.calls).toEqual([closedFor("disk full")]);
    triesAfter(5_000);
    expect(log.mock.calls).toHaveLength(1);
    triesAfter(10_000);
    expect(log.mock.calls).toEqual([closedFor("disk full"), closedFor("locked")]);
    expect(() => store.opened).toThrow(new StoreError("locked"));
    triesAfter(20_000);
    expect(log.mock.calls).toHaveLength(2);
    triesAfter(40_000);
    expect(log.mock.calls.slice(2)).toEqual([closedFor("disk full")]);
    triesAfter(80_000);
    expect(log.mock.calls.slice(3)).toEqual([closedFor("unknown")]);
  });

  it("tells that it is closed even for a reason without words", () => {
    const { log } = storeAfter(new StoreError(""));
    expect(log.mock.calls).toEqual([closedFor("")]);
  });

  it("is told when it opens, and takes requests from then on", async () => {
    const { store, database, log, triesAfter } = storeAfter(new StoreError("disk full"), new StoreError("disk full"));
    triesAfter(15_000);
    expect(log.mock.calls).toEqual([closedFor("disk full"), ["store.opened", { folder: "/data" }]]);
    expect(store.opened).toBe(database);
    expect(await store.read("x")).toEqual([{ read: 1 }]);
    expect([vi.getTimerCount(), triesAfter(1_000_000)]).toEqual([0, 3]);
    await store.close();
    expect(database.close).toHaveBeenCalledTimes(1);
  });

  it("is tried no more once it is closed", async () => {
    const { store, database, triesAfter } = storeAfter(new StoreError("disk full"));
    await store.close();
    expect([vi.getTimerCount(), triesAfter(1_000_000)]).toEqual([0, 1]);
    expect(database.close).not.toHaveBeenCalled();
  });
});
