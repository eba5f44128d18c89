import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lockRetryMs, lockWaitMs } from "../../../server/limits.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import { isLocked, whenUnlocked } from "../../../server/relay/store/locked.ts";
import { temporaryFolder } from "../support/temporary.ts";

const failureWith = (errcode: unknown) => Object.assign(new Error("database is locked"), { errcode });

describe("SQLite failed because of a lock", () => {
  it("when its code is that of a busy or a locked database, also an extended one", () => {
    expect([5, 6, 5 | (1 << 8), 6 | (1 << 8), 5 | (3 << 8)].map((code) => isLocked(failureWith(code)))).toEqual(
      Array(5).fill(true),
    );
  });

  it("and not with any other code, or none", () => {
    const others = [0, 1, 4, 7, 13, 5 << 8, 261 - 256 + 8, undefined, null, "words"];
    expect(others.map((code) => isLocked(failureWith(code)))).toEqual(others.map(() => false));
    expect(isLocked(new Error("database is locked"))).toBe(false);
  });

  it("as it does when another connection holds the lock", () => {
    const file = join(temporaryFolder("locked"), "enquiries.sqlite");
    const [one, two] = [new DatabaseSync(file), new DatabaseSync(file)];
    one.exec("BEGIN EXCLUSIVE");
    let error: unknown;
    try {
      two.exec("BEGIN EXCLUSIVE");
    } catch (thrown) {
      error = thrown;
    }
    expect(isLocked(error)).toBe(true);
    one.close();
    two.close();
  });
});

describe("work with a file that may be locked", () => {
  // The pauses are real: they are short, and Node's own.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  /** Work that finds a lock so many times, each time after so long, then returns its word. */
  function workAfter(locks: number, eachMs = 0) {
    let left = locks;
    return vi.fn(() => {
      if (left-- === 0) return "done";
      vi.advanceTimersByTime(eachMs);
      throw failureWith(5);
    });
  }

  it("is done once when there is no lock", async () => {
    const work = workAfter(0);
    expect(await whenUnlocked(work)).toBe("done");
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is repeated after a pause until the lock is gone", async () => {
    const work = workAfter(3);
    const start = Date.now();
    expect(await whenUnlocked(work)).toBe("done");
    expect(work).toHaveBeenCalledTimes(4);
    // Timers may be a millisecond early.
    expect(Date.now() - start).toBeGreaterThanOrEqual(3 * (lockRetryMs - 1));
  });

  it("is given up when the lock lasts as long as it is waited for", async () => {
    const work = workAfter(3, lockWaitMs / 2);
    const error = await whenUnlocked(work).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({ message: "database is locked", cause: { errcode: 5 } });
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("is repeated a last time just before that", async () => {
    const work = workAfter(1, lockWaitMs - 1);
    expect(await whenUnlocked(work)).toBe("done");
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("is not repeated when it fails for another reason", async () => {
    const failure = new Error("no such table: enquiries");
    const work = vi
      .fn(() => "done")
      .mockImplementationOnce(() => {
        throw failure;
      });
    const error = await whenUnlocked(work).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({ message: "no such table: enquiries", cause: failure });
    expect(work).toHaveBeenCalledTimes(1);
  });
});
