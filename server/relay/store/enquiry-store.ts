import { hash } from "node:crypto";
import { customAlphabet } from "nanoid";
import type { Enquiry, Status, StoredEnquiry, Submission } from "../enquiry.ts";
import type { Database, Value } from "./database.ts";

/** How long the same words without a draft id count as a retry. */
const repeatWindowMs = 10 * 60_000;

/** More than the largest enquiry takes: where this fits, that fits. */
const probeBytes = 64 * 1024;

const randomPart = customAlphabet("0123456789abcdefghjkmnpqrstvwxyz", 8);

/** Ordered by time, so that `ORDER BY id` is the order of arrival; 40 random bits within a millisecond. */
const newId = (now: number) => `${now.toString(36).padStart(9, "0")}${randomPart()}`;

/** What makes two submissions the same: the id of their draft; without one, the words (docs/decisions/0010). */
function fingerprint({ submissionId, enquiry }: Submission): string {
  const { name, email, phone, company, message, requestConsultation } = enquiry;
  const words = [name, email, phone, company, message, requestConsultation];
  return hash("sha256", JSON.stringify(submissionId ?? words), "base64url").slice(0, 22);
}

/** The columns of an enquiry, by the names of `StoredEnquiry`. */
export const columns = `id, status, hold_reason AS holdReason, channel, received_at AS receivedAt, name, email, phone,
  company, message, request_consultation AS requestConsultation, attempts, due_at AS dueAt, last_error AS lastError,
  sent_at AS sentAt`;

/** Why an enquiry is held that comes after as many as are delivered in a day. */
export const dailyCapReason = "daily cap";

const insert = `
  INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message,
    request_consultation, hold_reason, status, due_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, reason, CASE WHEN reason IS NULL THEN 'queued' ELSE 'held' END, ?3
  FROM (SELECT coalesce(?11, CASE WHEN (SELECT accepted FROM days WHERE day = date(?3 / 1000, 'unixepoch')) >= ?12
    THEN '${dailyCapReason}' END) AS reason)
  WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE fingerprint = ?2 AND received_at > ?13)
  RETURNING status, hold_reason AS holdReason`;

/** Each part is answered by one of the two small indexes, however many enquiries were sent. */
const health = `
  SELECT queued, oldestQueuedAt,
    (SELECT count(*) FROM enquiries WHERE status IN ('held', 'dead') AND status = 'held') AS held,
    (SELECT count(*) FROM enquiries WHERE status IN ('held', 'dead') AND status = 'dead') AS dead
  FROM (SELECT count(*) AS queued, min(received_at) AS oldestQueuedAt FROM enquiries WHERE status = 'queued')`;

/** What became of a submission: its new row, or the news that it is there already. */
export type Accepted = { id: string; status: Status; holdReason: string | null } | "duplicate";

/** A row taken for one delivery; the lease tells this taker from a later one. */
export type LeasedEnquiry = StoredEnquiry & {
  lease: string;
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
const isDue = `status = 'queued' AND (due_at <= ?1 OR due_at > ?1 + CASE WHEN lease IS NOT NULL THEN ?2
  WHEN last_error IS NULL THEN 0 ELSE ?3 END)`;

/** The state that an operator watches. */
export type Health = {
  queued: number;
  held: number;
  dead: number;
  /** Arrival of the oldest enquiry still to be delivered, in milliseconds since 1970. */
  oldestQueuedAt: number | null;
};

/** Accepts enquiries and hands them out for delivery. All of its promises hold once the database's `write` resolves. */
export class EnquiryStore {
  readonly #database: Database;
  readonly #dailyCap: number;

  constructor(database: Database, { dailyCap }: { dailyCap: number }) {
    this.#database = database;
    this.#dailyCap = dailyCap;
  }

  /** Stores a submission once. `holdReason` keeps it from delivery until a person releases it. */
  async accept(submission: Submission, holdReason: string | null, now: number): Promise<Accepted> {
    const { name, email, phone, company, message, requestConsultation }: Enquiry = submission.enquiry;
    const id = newId(now);
    const repeatsSince = submission.submissionId ? 0 : now - repeatWindowMs;
    const values: Value[] = [id, fingerprint(submission), now, submission.channel];
    values.push(name, email, phone, company, message, requestConsultation, holdReason, this.#dailyCap, repeatsSince);
    const [row] = await this.#database.write(insert, ...values);
    if (!row) return "duplicate";
    return { id, status: row.status as Status, holdReason: row.holdReason as string | null };
  }

  /** Takes up to `limit` due rows; nobody else gets them before the lease is over. */
  async lease(limit: number, { leaseMs, longestWaitMs, now }: Lease): Promise<LeasedEnquiry[]> {
    const rows = await this.#database.write(
      `UPDATE enquiries SET lease = ?4, due_at = ?1 + ?2, attempts = attempts + 1
       WHERE id IN (SELECT id FROM enquiries WHERE ${isDue} ORDER BY due_at LIMIT ?5)
       RETURNING ${columns}, lease`,
      now,
      leaseMs,
      longestWaitMs,
      randomPart(),
      limit,
    );
    return rows as unknown as LeasedEnquiry[];
  }

  /** Takes one row if it is due and nobody has it. */
  async leaseOne(id: string, { leaseMs, longestWaitMs, now }: Lease): Promise<LeasedEnquiry | undefined> {
    const [row] = await this.#database.write(
      `UPDATE enquiries SET lease = ?4, due_at = ?1 + ?2, attempts = attempts + 1
       WHERE id = ?5 AND ${isDue} RETURNING ${columns}, lease`,
      now,
      leaseMs,
      longestWaitMs,
      randomPart(),
      id,
    );
    return row as unknown as LeasedEnquiry | undefined;
  }

  /** When the next queued row falls due; `null` when none waits. */
  async nextDueAt(): Promise<number | null> {
    const [row] = await this.#database.read("SELECT min(due_at) AS due FROM enquiries WHERE status = 'queued'");
    return (row?.due as number | null) ?? null;
  }

  async markSent({ id, lease }: LeasedEnquiry, now: number): Promise<void> {
    await this.#database.write(
      "UPDATE enquiries SET status = 'sent', sent_at = ?, last_error = NULL, lease = NULL WHERE id = ? AND lease = ?",
      now,
      id,
      lease,
    );
  }

  /** Puts a row off until `dueAt`. An attempt that is not `counted` leaves the number of attempts as it was. */
  async markDeferred(
    { id, lease }: LeasedEnquiry,
    error: string,
    dueAt: number,
    { counted }: { counted: boolean },
  ): Promise<void> {
    await this.#database.write(
      `UPDATE enquiries SET due_at = ?, last_error = ?, attempts = attempts - ?, lease = NULL
       WHERE id = ? AND lease = ? AND status = 'queued'`,
      dueAt,
      error,
      counted ? 0 : 1,
      id,
      lease,
    );
  }

  async markDead({ id, lease }: LeasedEnquiry, error: string): Promise<void> {
    await this.#database.write(
      "UPDATE enquiries SET status = 'dead', last_error = ?, lease = NULL WHERE id = ? AND lease = ?",
      error,
      id,
      lease,
    );
  }

  /** Makes due at once what only waits because no mail server answered. Returns how many. */
  async resumeUnreachable(now: number): Promise<number> {
    const rows = await this.#database.write(
      `UPDATE enquiries SET due_at = ?1 WHERE status = 'queued' AND due_at > ?1 AND lease IS NULL
       AND last_error LIKE 'unreachable:%' RETURNING 1`,
      now,
    );
    return rows.length;
  }

  /** Really writes, as much as the largest enquiry, so that a full or read-only disk shows. */
  async probe(now: number): Promise<void> {
    await this.#database.write(
      `INSERT INTO facts (name, value) VALUES ('probe', ?1 || hex(zeroblob(${probeBytes / 2})))
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      String(now),
    );
  }

  async health(): Promise<Health> {
    const [row] = await this.#database.read(health);
    return row as unknown as Health;
  }

  /** Puts a value under a name. Whether it was another before: of many who do so at once, one is told yes. */
  async change(name: string, value: string): Promise<boolean> {
    const rows = await this.#database.write(
      `INSERT INTO facts (name, value) VALUES (?1, ?2)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value RETURNING 1`,
      name,
      value,
    );
    return rows.length > 0;
  }

  /** A secret made at the first need and kept with the enquiries. */
  async secret(name: string, make: () => string): Promise<string> {
    const find = () => this.#database.read("SELECT value FROM facts WHERE name = ?", name);
    let [row] = await find();
    if (!row) {
      await this.#database.write("INSERT OR IGNORE INTO facts (name, value) VALUES (?, ?)", name, make());
      [row] = await find();
    }
    return String(row?.value);
  }
}
