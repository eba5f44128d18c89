import { clockSkewMs } from "../../limits.ts";
import { outages } from "../deliver/transport.ts";
import type { Channel, LeasedEnquiry } from "../enquiry.ts";
import type { Database, StoreError } from "./database.ts";
import { randomPart } from "./random-part.ts";
import { columns, parseDue, parseId, parseStored, parseTaken } from "./rows.ts";

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

const places: Record<Channel, Place> = {
  mail: { table: "enquiries", key: "id", own: "TRUE", ready: "TRUE" },
  webhook: {
    table: "deliveries",
    key: "enquiry_id",
    own: "channel = 'webhook'",
    ready: "TRUE",
  },
  acknowledgement: {
    table: "deliveries",
    key: "enquiry_id",
    own: "channel = 'acknowledgement'",
    ready: mailIsSent,
  },
};

/** The terms on which due rows are taken. */
export type Lease = {
  /** How long a row belongs to the process that takes it. */
  leaseMs: number;
  /** The longest wait of a row after a failure. */
  longestWaitMs: number;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * A row is due when its time has come. It is also due when its time is further off than any wait can be (a lease, the
 * wait after a failure, none before the first attempt): then the clock was put back after the time was written.
 */
const isDue = `status = 'queued' AND (due_at <= ?1 OR due_at > ?1 + CASE WHEN lease IS NOT NULL THEN ?2 + ${clockSkewMs}
  WHEN last_error IS NULL THEN 0 ELSE ?3 END)`;

/** Whether a row waits because of an outage, and would be delivered now as far as is known. */
const waitsForReceiver = `status = 'queued' AND due_at > ?1 AND lease IS NULL
  AND (${outages.map((outage) => `last_error LIKE '${outage}:%'`).join(" OR ")})`;

/**
 * Hands out the enquiries that one channel has to deliver, and records the outcome. A failure in one channel has no
 * effect on another. Each promise holds once the database's `write` resolves. Every method throws `StoreError`.
 */
export class DeliveryQueue {
  readonly #database: Database;
  readonly #place: Place;
  readonly #onDamaged: (id: string, reason: string) => void;

  /** @param onDamaged called for an enquiry that cannot be read. That one is given up; the others are delivered. */
  constructor(database: Database, channel: Channel, onDamaged: (id: string, reason: string) => void = () => undefined) {
    this.#database = database;
    this.#place = places[channel];
    this.#onDamaged = onDamaged;
  }

  /** Takes up to `limit` due enquiries. Nobody else gets them before their leases end. */
  lease(limit: number, terms: Lease): Promise<LeasedEnquiry[]> {
    const { table, key, own, ready } = this.#place;
    return this.#take(
      `${key} IN (SELECT ${key} FROM ${table} WHERE ${own} AND ${ready} AND ${isDue} ORDER BY due_at LIMIT ?5)`,
      terms,
      limit,
    );
  }

  /** Takes one enquiry when it is due and nobody has it. */
  async leaseOne(id: string, terms: Lease): Promise<LeasedEnquiry | undefined> {
    const { key, ready } = this.#place;
    const [enquiry] = await this.#take(`${key} = ?5 AND ${ready} AND ${isDue}`, terms, id);
    return enquiry;
  }

  /** When the next row is due; `null` when none waits. */
  async nextDueAt(): Promise<number | null> {
    const { table, own, ready } = this.#place;
    const sql = `SELECT min(due_at) AS due FROM ${table} WHERE status = 'queued' AND ${own} AND ${ready}`;
    const [row] = await this.#database.read(sql);
    return row ? parseDue(row).due : null;
  }

  async markSent({ id, lease }: LeasedEnquiry, now: number): Promise<void> {
    const set = "status = 'sent', sent_at = ?3, last_error = NULL, lease = NULL";
    await this.#change(set, id, lease, now);
  }

  /** Postpones a row until `dueAt`. An attempt that is not `counted` leaves the number of attempts unchanged. */
  async markDeferred(
    { id, lease }: LeasedEnquiry,
    error: string,
    dueAt: number,
    { counted }: { counted: boolean },
  ): Promise<void> {
    const set = "due_at = ?3, last_error = ?4, attempts = attempts - ?5, lease = NULL";
    await this.#change(set, id, lease, dueAt, error, counted ? 0 : 1);
  }

  async markDead({ id, lease }: Pick<LeasedEnquiry, "id" | "lease">, error: string): Promise<void> {
    await this.#change("status = 'dead', last_error = ?3, lease = NULL", id, lease, error);
  }

  /** Makes rows due that wait for the end of an outage. @returns how many */
  async resumeAfterOutage(now: number): Promise<number> {
    const { table, own } = this.#place;
    const sql = `UPDATE ${table} SET due_at = ?1 WHERE ${own} AND ${waitsForReceiver} RETURNING 1`;
    return (await this.#database.write(sql, now)).length;
  }

  /** Makes the first of those rows due. */
  async resumeOne(now: number): Promise<void> {
    const { table, key, own, ready } = this.#place;
    await this.#database.write(
      `UPDATE ${table} SET due_at = ?1 WHERE ${own} AND ${key} =
       (SELECT ${key} FROM ${table} WHERE ${own} AND ${ready} AND ${waitsForReceiver} ORDER BY due_at LIMIT 1)`,
      now,
    );
  }

  /** An enquiry that was deleted between the two statements is not delivered. */
  async #take(
    condition: string,
    { leaseMs, longestWaitMs, now }: Lease,
    fifth: string | number,
  ): Promise<LeasedEnquiry[]> {
    const { table, key, own } = this.#place;
    const rows = await this.#database.write(
      `UPDATE ${table} SET lease = ?4, due_at = ?1 + ?2, attempts = attempts + 1 WHERE ${own} AND ${condition}
       RETURNING ${key} AS id, attempts, lease`,
      ...[now, leaseMs, longestWaitMs, randomPart(), fifth],
    );
    if (rows.length === 0) return [];
    const taken = new Map(rows.map(parseTaken).map((row) => [row.id, row]));
    const sql = `SELECT ${columns} FROM enquiries WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id`;
    const enquiries = await this.#database.read(sql, JSON.stringify([...taken.keys()]));
    const whole: LeasedEnquiry[] = [];
    for (const enquiry of enquiries) {
      const row = taken.get(parseId(enquiry).id);
      if (!row) continue;
      try {
        whole.push({ ...parseStored(enquiry), ...row });
      } catch (error) {
        const { message } = error as StoreError;
        await this.markDead(row, `damaged: ${message}`);
        this.#onDamaged(row.id, message);
      }
    }
    return whole;
  }

  /** A row that has a lease is queued: whatever changes its status ends the lease. */
  async #change(set: string, id: string, lease: string, ...values: (string | number)[]): Promise<void> {
    const { table, key, own } = this.#place;
    const sql = `UPDATE ${table} SET ${set} WHERE ${own} AND ${key} = ?1 AND lease = ?2`;
    await this.#database.write(sql, id, lease, ...values);
  }
}
