import { customAlphabet } from "nanoid";
import { leaseMs } from "../../limits.ts";
import type { DeliveryChannel, LeasedEnquiry } from "../stored-enquiry.ts";
import type { Database } from "./database.ts";
import { enquirySelect, parseEnquiry, parseLease } from "./rows.ts";

/** 40 random bits, in letters and digits that are not confused with each other: a lease, or the end of an id. */
export const randomId = customAlphabet("0123456789abcdefghjkmnpqrstvwxyz", 8);

/** Where a channel's deliveries are stored. */
type Place = {
  table: "enquiries" | "deliveries";
  /** The column with the enquiry's id. */
  key: "id" | "enquiry_id";
  /** Condition for rows that are the channel's. */
  own: string;
  /** Condition for rows that may be taken. */
  ready: string;
};

/** The owner's mail comes first: a visitor must not be told of an arrival before the owner is. */
const mailIsSent = "EXISTS (SELECT 1 FROM enquiries WHERE id = enquiry_id AND enquiries.status = 'sent')";

export const deliveryTable = (channel: DeliveryChannel): Place =>
  channel === "mail"
    ? { table: "enquiries", key: "id", own: "TRUE", ready: "TRUE" }
    : {
        table: "deliveries",
        key: "enquiry_id",
        own: `channel = '${channel}'`,
        ready: channel === "acknowledgement" ? mailIsSent : "TRUE",
      };

/**
 * Hands out the enquiries that one channel has to deliver, and records the outcome. A failure in one channel has no
 * effect on another. Each promise holds once the database's `write` resolves. Every function throws `StoreError`.
 */
export function createQueue(database: Database, channel: DeliveryChannel) {
  const { table, key, own, ready } = deliveryTable(channel);

  /** A row that has a lease is queued: whatever changes its status ends the lease. */
  async function change(set: string, { id, lease }: LeasedEnquiry, ...values: (string | number)[]): Promise<void> {
    const sql = `UPDATE ${table} SET ${set}, lease = NULL WHERE ${own} AND ${key} = ?1 AND lease = ?2`;
    await database.write(sql, id, lease, ...values);
  }

  return {
    /** Takes the enquiry that is due for longest. No other taker gets it before its lease ends. */
    async take(now: number): Promise<LeasedEnquiry | undefined> {
      const isDue = `${own} AND ${ready} AND status = 'queued' AND due_at <= ?1`;
      const [taken] = await database.write(
        `UPDATE ${table} SET lease = ?2, due_at = ?1 + ?3, attempts = attempts + 1 WHERE ${own} AND ${key} =
         (SELECT ${key} FROM ${table} WHERE ${isDue} ORDER BY due_at LIMIT 1) RETURNING ${key} AS id, attempts, lease`,
        ...[now, randomId(), leaseMs],
      );
      if (!taken) return undefined;
      const row = parseLease(taken);
      const [enquiry] = await database.read(`SELECT ${enquirySelect} FROM enquiries WHERE id = ?`, row.id);
      // One that was deleted between the two statements is not delivered.
      return enquiry && { ...parseEnquiry(enquiry), ...row };
    },

    /** When the next row is due; `null` when none waits. */
    async nextDueAt(): Promise<number | null> {
      const sql = `SELECT min(due_at) AS due FROM ${table} WHERE status = 'queued' AND ${own} AND ${ready}`;
      const [row] = await database.read(sql);
      return typeof row?.due === "number" ? row.due : null;
    },

    markSent: (enquiry: LeasedEnquiry, now: number) =>
      change("status = 'sent', sent_at = ?3, last_error = NULL", enquiry, now),

    /** Postpones a row until `dueAt`. */
    markDeferred: (enquiry: LeasedEnquiry, error: string, dueAt: number) =>
      change("due_at = ?3, last_error = ?4", enquiry, dueAt, error),

    /** Puts a row back as it was before the attempt, behind the others, and notes for all that wait why they do. */
    async markUnreached(enquiry: LeasedEnquiry, error: string, now: number): Promise<void> {
      await change("due_at = ?3, attempts = attempts - 1", enquiry, now);
      const waits = `${own} AND status = 'queued' AND lease IS NULL AND due_at <= ?2 AND last_error IS NOT ?1`;
      await database.write(`UPDATE ${table} SET last_error = ?1 WHERE ${waits}`, error, now);
    },

    markDead: (enquiry: LeasedEnquiry, error: string) => change("status = 'dead', last_error = ?3", enquiry, error),
  };
}

export type DeliveryQueue = ReturnType<typeof createQueue>;
