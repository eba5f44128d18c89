import type { Channel } from "../enquiry.ts";
import type { Database } from "./database.ts";
import { parseChannelCount } from "./rows.ts";

/** How many deliveries of another channel wait, and how many were given up. */
export type ChannelCount = { channel: Channel; queued: number; dead: number };

/** The other channels with deliveries that wait or were given up. */
export async function countByChannel(database: Database): Promise<ChannelCount[]> {
  const sql = `SELECT channel, sum(status = 'queued') AS queued, sum(status = 'dead') AS dead FROM deliveries
    WHERE status IN ('queued', 'dead') GROUP BY channel ORDER BY channel DESC`;
  return (await database.read(sql)).map(parseChannelCount);
}
