import type { Database } from "./database.ts";
import { parseChannelCount, parseDeadLetter } from "./rows.ts";

/** The other channels with deliveries that wait or were given up: how many of each. */
export async function countByChannel(database: Database) {
  const sql = `SELECT channel, sum(status = 'queued') AS queued, sum(status = 'dead') AS dead FROM deliveries
    WHERE status IN ('queued', 'dead') GROUP BY channel ORDER BY channel DESC`;
  return (await database.read(sql)).map(parseChannelCount);
}

/** A delivery that was given up. Times are milliseconds since 1970. */
export type DeadLetter = ReturnType<typeof parseDeadLetter>;

/** A delivery's due time is from its last attempt on the end of that attempt's lease. */
const dead = `SELECT id, 'mail' AS channel, received_at AS receivedAt, due_at AS diedAt, last_error AS reason
    FROM enquiries WHERE status IN ('held', 'dead') AND status = 'dead'
  UNION ALL SELECT enquiry_id, deliveries.channel, received_at, deliveries.due_at, deliveries.last_error
    FROM deliveries JOIN enquiries ON id = enquiry_id WHERE deliveries.status = 'dead'`;

/** The number of deliveries that were given up, when the last was, and at most `limit` of the newest. */
export async function deadLetters(database: Database, limit: number) {
  const rows = await database.read(`${dead} ORDER BY diedAt DESC, id DESC LIMIT ?`, limit);
  const newest = rows.map(parseDeadLetter);
  const [all] = newest.length < limit ? [] : await database.read(`SELECT count(*) AS count FROM (${dead})`);
  return { count: Number(all?.count ?? newest.length), latestAt: newest[0]?.diedAt ?? 0, newest };
}
