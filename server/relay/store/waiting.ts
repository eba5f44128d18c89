import type { Channel } from "../enquiry.ts";
import type { Database } from "./database.ts";
import { onlyWhole, parseChannelCount } from "./rows.ts";

/** What waits by a channel beside mail, and what was given up. */
export type ChannelCount = { channel: Channel; queued: number; dead: number };

/** The channels beside mail by which something waits or was given up. */
export async function countByChannel(database: Database): Promise<ChannelCount[]> {
  const sql = `SELECT channel, sum(status = 'queued') AS queued, sum(status = 'dead') AS dead FROM deliveries
    WHERE status IN ('queued', 'dead') GROUP BY channel ORDER BY channel DESC`;
  return (await database.read(sql)).flatMap(onlyWhole(parseChannelCount));
}
