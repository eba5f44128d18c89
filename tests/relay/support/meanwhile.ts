import { DatabaseSync } from "node:sqlite";
import { onTestFinished, vi } from "vitest";

/** Does work once, before the next statement with these words, as another program might meanwhile. */
export function beforeStatement(words: string, work: (database: DatabaseSync) => unknown): void {
  const { exec } = DatabaseSync.prototype;
  const spy = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (this: DatabaseSync, sql) {
    if (sql.includes(words)) {
      spy.mockRestore();
      work(this);
    }
    exec.call(this, sql);
  });
  onTestFinished(() => void spy.mockRestore());
}
