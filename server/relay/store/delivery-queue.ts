import { clockSkewMs } from "../../limits.ts";
import { outages } from "../deliver/transport.ts";
import type { Channel, LeasedEnquiry } from "../enquiry.ts";
import type { Database, StoreError } from "./database.ts";
import { randomPart } from "./random-part.ts";
import { canChange, columns, parseDue, parseId, parseStored, parseTaken } from "./rows.ts";

/** Where the state of a channel's deliveries lies. */
type Place = {
  table: "enquiries" | "deliveries";
  /** The column with the id of the enquiry. */
  key: "id" | "enquiry_id";
  /** Which rows of the table are the channel's, and can be changed. */
  own: string;
  /** Which of them may be taken. */
  ready: string;
};

/** The owner hears first: what a visitor is told to have arrived has reached the owner's mailbox. */
const mailIsSent = "EXISTS (SELECT 1 FROM enquiries WHERE id = enquiry_id AND enquiries.status = 'sent')";

const places: Record<Channel, Place> = {
  mail: { table: "enquiries", key: "id", own: canChange.enquiries, ready: "TRUE" },
  webhook: {
    table: "deliveries",
    key: "enquiry_id",
    own: `channel = 'webhook' AND ${canChange.deliveries}`,
    ready: "TRUE",
  },
  acknowledgement: {
    table: "deliveries",
    key: "enquiry_id",
    own: `channel = 'acknowledgement' AND ${canChange.deliveries}`,
    ready: mailIsSent,
  },
};

/** On what terms due rows are taken. */
export type Lease = {
  /** How long a row belongs to who takes it. */
  leaseMs: number;
  /** No row that failed is made to wait for longer. */
  longestWaitMs: number;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * A row is due when its time has come; also when its time is further off than any wait can be (a lease, the wait after a
 * failure, none before the first attempt), because then the clock was put back after it was written.
 */
const isDue = `status = 'queued' AND (due_at <= ?1 OR due_at > ?1 + CASE WHEN lease IS NOT NULL THEN ?2 + ${clockSkewMs}
  WHEN last_error IS NULL THEN 0 ELSE ?3 END)`;

/** Whether a row waits because nobody was reached, and would go through now for all that is known of it. */
const waitsForReceiver = `status = 'queued' AND due_at > ?1 AND lease IS NULL
  AND (${outages.map((outage) => `last_error LIKE '${outage}:%'`).join(" OR ")})`;

/** A number of attempts that cannot be begins anew. */
const nextAttempt = `CASE WHEN attempts BETWEEN 0 AND 1000000 THEN attempts ELSE 0 END + 1`;

/**
 * Hands out the enquiries that are to be told by one channel, and keeps how that went. What fails in one channel is
 * nothing to another. All of its promises hold once the database's `write` resolves; every method throws `StoreError`.
 */
export class DeliveryQueue {
  readonly #database: Database;
  readonly #place: Place;
  readonly #onDamaged: (id: string, reason: string) => void;

  /** @param onDamaged told of an enquiry that cannot be read, which is given up alone. */
  constructor(database: Database, channel: Channel, onDamaged: (id: string, reason: string) => void = () => undefined) {
    this.#database = database;
    this.#place = places[channel];
    this.#onDamaged = onDamaged;
  }

  /** Takes up to `limit` due enquiries; nobody else gets them before the lease is over. */
  lease(limit: number, terms: Lease): Promise<LeasedEnquiry[]> {
    const { table, key, own, ready } = this.#place;
    return this.#take(
      `${key} IN (SELECT ${key} FROM ${table} WHERE ${own} AND ${ready} AND ${isDue} ORDER BY due_at LIMIT ?5)`,
      terms,
      limit,
    );
  }

  /** Takes one enquiry if it is due and nobody has it. */
  async leaseOne(id: string, terms: Lease): Promise<LeasedEnquiry | undefined> {
    const { key, ready } = this.#place;
    const [enquiry] = await this.#take(`${key} = ?5 AND ${ready} AND ${isDue}`, terms, id);
    return enquiry;
  }

  /** When the next falls due; `null` when none waits. */
  async nextDueAt(): Promise<number | null> {
    const { table, own, ready } = this.#place;
    const sql = `SELECT min(due_at) AS due FROM ${table} WHERE status = 'queued' AND ${own} AND ${ready}`;
    const [row] = await this.#database.read(sql);
    return row ? parseDue(row).due : null;
  }

  async markSent({ id, lease }: LeasedEnquiry, now: number): Promise<void> {
    const set = "status = 'sent', sent_at = ?3, last_error = NULL, lease = NULL";
    await this.#change(set, "", id, lease, now);
  }

  /** Puts a row off until `dueAt`. An attempt that is not `counted` leaves the number of attempts as it was. */
  async markDeferred(
    { id, lease }: LeasedEnquiry,
    error: string,
    dueAt: number,
    { counted }: { counted: boolean },
  ): Promise<void> {
    const set = "due_at = ?3, last_error = ?4, attempts = attempts - ?5, lease = NULL";
    await this.#change(set, "AND status = 'queued'", id, lease, dueAt, error, counted ? 0 : 1);
  }

  async markDead({ id, lease }: Pick<LeasedEnquiry, "id" | "lease">, error: string): Promise<void> {
    await this.#change("status = 'dead', last_error = ?3, lease = NULL", "", id, lease, error);
  }

  /** Makes due at once what waits for the end of an outage. Returns how many. */
  async resumeAfterOutage(now: number): Promise<number> {
    const { table, own } = this.#place;
    const sql = `UPDATE ${table} SET due_at = ?1 WHERE ${own} AND ${waitsForReceiver} RETURNING 1`;
    return (await this.#database.write(sql, now)).length;
  }

  /** Makes that one of them due that would be the next. */
  async resumeOne(now: number): Promise<void> {
    const { table, key, own, ready } = this.#place;
    await this.#database.write(
      `UPDATE ${table} SET due_at = ?1 WHERE ${own} AND ${key} =
       (SELECT ${key} FROM ${table} WHERE ${own} AND ${ready} AND ${waitsForReceiver} ORDER BY due_at LIMIT 1)`,
      now,
    );
  }

  /** What was deleted between the two statements is told to nobody. */
  async #take(
    condition: string,
    { leaseMs, longestWaitMs, now }: Lease,
    fifth: string | number,
  ): Promise<LeasedEnquiry[]> {
    const { table, key, own } = this.#place;
    const rows = await this.#database.write(
      `UPDATE ${table} SET lease = ?4, due_at = ?1 + ?2, attempts = ${nextAttempt} WHERE ${own} AND ${condition}
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

  async #change(set: string, also: string, id: string, lease: string, ...values: (string | number)[]): Promise<void> {
    const { table, key, own } = this.#place;
    const sql = `UPDATE ${table} SET ${set} WHERE ${own} AND ${key} = ?1 AND lease = ?2 ${also}`;
    await this.#database.write(sql, id, lease, ...values);
  }
}
