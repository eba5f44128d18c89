import type { DatabaseSync } from "node:sqlite";
import { iterate } from "./contents.ts";
import { exportedColumns, unreadableInExported } from "./rows.ts";

/**
 * Removes rows that a store would refuse from the copy of a backup.
 * @returns their ids, and what of each cannot be read.
 */
export function takeOutDamaged(backup: DatabaseSync): Map<string, string> {
  const damaged = new Map<string, string>();
  for (const row of iterate(backup, `SELECT ${exportedColumns} FROM enquiries`)) {
    const unreadable = unreadableInExported(row);
    if (unreadable.length > 0) damaged.set(String(row.id), unreadable.join(", "));
  }
  const remove = backup.prepare("DELETE FROM enquiries WHERE id = ?");
  for (const id of damaged.keys()) remove.run(id);
  return damaged;
}

/**
 * Whether the attached backup was made of this store: each store has its own secret for forms, and backups contain it.
 */
const isOfThisStore = (database: DatabaseSync) =>
  database
    .prepare("SELECT 1 FROM main.key_value JOIN backup.key_value USING (name, value) WHERE name = 'form-secret'")
    .get() !== undefined;

/**
 * Removes from the attached copy of a backup what was deleted from this store since.
 * @returns how many; `null` when the backup is another store's, so that deletions are not known.
 */
export function takeOutDeleted(database: DatabaseSync): number | null {
  if (!isOfThisStore(database)) return null;
  const deleted = "DELETE FROM backup.enquiries WHERE id NOT IN (SELECT id FROM main.enquiries)";
  return Number(database.prepare(deleted).run().changes);
}
