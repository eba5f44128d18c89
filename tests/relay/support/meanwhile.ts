import { DatabaseSync } from "node:sqlite";
import { onTestFinished, vi } from "vitest";

/** Does work once, before the next statement with these words, as another program might meanwhile. */
export function beforeStatement(words: string, work: (database: DatabaseSync) => unknown): void {
  const { exec, prepare } = DatabaseSync.prototype;
  const spies = [vi.spyOn(DatabaseSync.prototype, "exec"), vi.spyOn(DatabaseSync.prototype, "prepare")] as const;
  const restore = () => void spies.map((spy) => spy.mockRestore());
  function workBefore(database: DatabaseSync, sql: string): void {
    if (!sql.includes(words)) return;
    restore();
    work(database);
  }
  spies[0].mockImplementation(function (this: DatabaseSync, sql) {
    workBefore(this, sql);
    exec.call(this, sql);
  });
  spies[1].mockImplementation(function (this: DatabaseSync, sql, options) {
    workBefore(this, sql);
    return prepare.call(this, sql, options);
  });
  onTestFinished(restore);
}
