import { setTimeout as pause } from "node:timers/promises";
import { lockRetryMs, lockWaitMs } from "../../limits.ts";
import { asStoreError } from "./database.ts";

/** SQLITE_BUSY and SQLITE_LOCKED, whose extended codes share the low byte: https://www.sqlite.org/rescode.html */
const lockCodes = new Set([5, 6]);
/** Whether SQLite failed because another process locks the file. */
export const isLocked = (error: unknown): boolean =>
  lockCodes.has(Number((error as { errcode?: number }).errcode) & 0xff);

/**
 * Repeats work with SQLite while another process locks the file. SQLite's own busy time-out would block the event loop,
 * and with it every page.
 * @throws {StoreError} when the work fails for another reason, or the lock lasts longer than `lockWaitMs`.
 */
export async function whenUnlocked<T>(work: () => T): Promise<T> {
  const giveUpAt = performance.now() + lockWaitMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= giveUpAt) throw asStoreError(error);
    }
    await pause(lockRetryMs);
  }
}
