import { leaseMs } from "../../limits.ts";
import type { Channel, LeasedEnquiry } from "../stored-enquiry.ts";
import type { Database } from "./database.ts";
import { randomPart } from "./random-part.ts";
import { columns, parseStored, parseTaken } from "./rows.ts";

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

const placeOf = (channel: Channel): Place =>
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
 * effect on another. Each promise holds once the database's `write` resolves. Every method throws `StoreError`.
 */
export class DeliveryQueue {
  readonly #database: Database;
  readonly #place: Place;

  constructor(database: Database, channel: Channel) {
    this.#database = database;
    this.#place = placeOf(channel);
  }

  /** Takes the enquiry that is due for longest. No other taker gets it before its lease ends. */
  async take(now: number): Promise<LeasedEnquiry | undefined> {
    const { table, key, own, ready } = this.#place;
    const isDue = `${own} AND ${ready} AND status = 'queued' AND due_at <= ?1`;
    const [taken] = await this.#database.write(
      `UPDATE ${table} SET lease = ?2, due_at = ?1 + ?3, attempts = attempts + 1 WHERE ${own} AND ${key} =
       (SELECT ${key} FROM ${table} WHERE ${isDue} ORDER BY due_at LIMIT 1) RETURNING ${key} AS id, attempts, lease`,
      ...[now, randomPart(), leaseMs],
    );
    if (!taken) return undefined;
    const row = parseTaken(taken);
    const [enquiry] = await this.#database.read(`SELECT ${columns} FROM enquiries WHERE id = ?`, row.id);
    // One that was deleted between the two statements is not delivered.
    return enquiry && { ...parseStored(enquiry), ...row };
  }

  /** When the next row is due; `null` when none waits. */
  async nextDueAt(): Promise<number | null> {
    const { table, own, ready } = this.#place;
    const sql = `SELECT min(due_at) AS due FROM ${table} WHERE status = 'queued' AND ${own} AND ${ready}`;
    const [row] = await this.#database.read(sql);
    return typeof row?.due === "number" ? row.due : null;
  }

  async markSent({ id, lease }: LeasedEnquiry, now: number): Promise<void> {
    const set = "status = 'sent', sent_at = ?3, last_error = NULL, lease = NULL";
    await this.#change(set, id, lease, now);
  }

  /** Postpones a row until `dueAt`. */
  async markDeferred({ id, lease }: LeasedEnquiry, error: string, dueAt: number): Promise<void> {
    await this.#change("due_at = ?3, last_error = ?4, lease = NULL", id, lease, dueAt, error);
  }

  /** Puts a row back as it was before the attempt, behind the others, and notes for all that wait why they do. */
  async markUnreached({ id, lease }: LeasedEnquiry, error: string, now: number): Promise<void> {
    await this.#change("due_at = ?3, attempts = attempts - 1, lease = NULL", id, lease, now);
    const { table, own } = this.#place;
    const waits = `${own} AND status = 'queued' AND lease IS NULL AND due_at <= ?2 AND last_error IS NOT ?1`;
    await this.#database.write(`UPDATE ${table} SET last_error = ?1 WHERE ${waits}`, error, now);
  }

  async markDead({ id, lease }: LeasedEnquiry, error: string): Promise<void> {
    await this.#change("status = 'dead', last_error = ?3, lease = NULL", id, lease, error);
  }

  /** A row that has a lease is queued: whatever changes its status ends the lease. */
  async #change(set: string, id: string, lease: string, ...values: (string | number)[]): Promise<void> {
    const { table, key, own } = this.#place;
    const sql = `UPDATE ${table} SET ${set} WHERE ${own} AND ${key} = ?1 AND lease = ?2`;
    await this.#database.write(sql, id, lease, ...values);
  }
}
