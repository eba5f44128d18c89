import { reopenRetryMs } from "../../limits.ts";
import type { Logger } from "../../log.ts";
import { asStoreError, type Database, type StoreError } from "./database.ts";
import { SqliteDatabase } from "./sqlite.ts";

const remedy = "The form takes nothing, pages are served. Remove the cause; the store is then opened within seconds.";

/** The store of a folder. Until it can be opened it refuses each request with the reason, and pages are served. */
export function reopeningStore(folder: string, backups: string | undefined, log: Logger) {
  let database: SqliteDatabase | undefined;
  let error: StoreError | undefined;
  let triedAtMs = Number.NEGATIVE_INFINITY;

  function tryToOpen(): void {
    if (performance.now() - triedAtMs < reopenRetryMs) return;
    triedAtMs = performance.now();
    try {
      database = new SqliteDatabase(folder, { backups });
      if (error) log("store.opened", { folder });
    } catch (cause) {
      const before = error?.message;
      error = asStoreError(cause);
      if (error.message !== before) log("store.closed", { folder, reason: error.message, remedy });
    }
  }

  /** @throws {StoreError} while it is not open */
  function opened(): SqliteDatabase {
    if (!database) tryToOpen();
    if (!database) throw error;
    return database;
  }

  tryToOpen();
  return {
    isOpen: () => database !== undefined,
    opened,
    write: async (sql, ...values) => opened().write(sql, ...values),
    read: async (sql, ...values) => opened().read(sql, ...values),
    close: async () => database?.close(),
  } satisfies Database & Record<string, unknown>;
}
