import type { DatabaseSync } from "node:sqlite";
import type { HoldReason } from "../hold-reasons.ts";

const reason = "restored" satisfies HoldReason;
const error = "restored: waited in a backup, and may have been told since";

/** Notes what waits in the attached backup and not in the store, by mail or by another channel. `holdBack` holds it. */
export function noteWaiting(database: DatabaseSync): void {
  database.exec(`
    CREATE TEMP TABLE waiting AS SELECT id FROM backup.enquiries WHERE status = 'queued'
      AND id NOT IN (SELECT id FROM main.enquiries WHERE status IN ('queued', 'sent'));
    CREATE TEMP TABLE untold AS SELECT enquiry_id, channel FROM backup.deliveries WHERE status = 'queued'
      EXCEPT SELECT enquiry_id, channel FROM main.deliveries;`);
}

/**
 * Holds the noted enquiries. Their other deliveries follow at the release. Enquiries that were mailed before have those
 * deliveries given up.
 * @returns the number of held enquiries.
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
