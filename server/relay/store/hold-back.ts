import type { DatabaseSync } from "node:sqlite";
import type { HoldReason } from "../hold-reasons.ts";

const reason = "restored" satisfies HoldReason;
const error = "restored: waited in a backup, and may have been told since";

/** Notes what a restore is about to make wait: what waits in the attached backup and not in the store, by mail or by another channel. */
export function noteWaiting(database: DatabaseSync): void {
  database.exec(`
    CREATE TEMP TABLE waiting AS SELECT id FROM backup.enquiries WHERE status = 'queued'
      AND id NOT IN (SELECT id FROM main.enquiries WHERE status IN ('queued', 'sent'));
    CREATE TEMP TABLE untold AS SELECT enquiry_id, channel FROM backup.deliveries WHERE status = 'queued'
      EXCEPT SELECT enquiry_id, channel FROM main.deliveries;`);
}

/**
 * Holds what was noted. What is held is told by the other channels when it is released; what was mailed before is a dead letter of theirs.
 * @returns how many enquiries are held.
 */
export function holdBack(database: DatabaseSync): number {
  const isUntold = "(enquiry_id, channel) IN (SELECT enquiry_id, channel FROM untold)";
  database.exec(`
    DELETE FROM main.deliveries WHERE ${isUntold} AND enquiry_id IN (SELECT id FROM waiting);
    UPDATE main.deliveries SET status = 'dead', lease = NULL, last_error = '${error}' WHERE ${isUntold};`);
  const held = database
    .prepare(
      `UPDATE main.enquiries SET status = 'held', lease = NULL, hold_reason = trim(coalesce(hold_reason, '') || ' ${reason}')
       WHERE status = 'queued' AND id IN (SELECT id FROM waiting)`,
    )
    .run();
  return Number(held.changes);
}
