import { hash } from "node:crypto";
import { customAlphabet } from "nanoid";
import type { Status, StoredEnquiry, Submission } from "../enquiry.ts";
import type { Database, Value } from "./database.ts";
import { fieldColumns, fieldSelection, fieldValues } from "./field-columns.ts";

/** How long the same words without a draft id count as a retry. */
const repeatWindowMs = 10 * 60_000;

/** More than the largest enquiry takes: where this fits, that fits. */
const probeBytes = 64 * 1024;

const randomPart = customAlphabet("0123456789abcdefghjkmnpqrstvwxyz", 8);

/** Ordered by time, so that `ORDER BY id` is the order of arrival; 40 random bits within a millisecond. */
const newId = (now: number) => `${now.toString(36).padStart(9, "0")}${randomPart()}`;

/** What makes two submissions the same: the id of their draft; without one, the words (docs/decisions/0010). */
function fingerprint({ submissionId, enquiry }: Submission): string {
  return hash("sha256", JSON.stringify(submissionId ?? fieldValues(enquiry)), "base64url").slice(0, 22);
}

/** The columns of an enquiry, by the names of `StoredEnquiry`. */
export const columns = `id, status, hold_reason AS holdReason, channel, received_at AS receivedAt, ${fieldSelection},
  attempts, due_at AS dueAt, last_error AS lastError, sent_at AS sentAt`;

const insert = `
  INSERT INTO enquiries (id, fingerprint, received_at, channel, hold_reason, status, due_at, ${fieldColumns.join(", ")})
  SELECT ?1, ?2, ?3, ?4, reason, CASE WHEN reason IS NULL THEN 'queued' ELSE 'held' END, ?3,
    ${fieldColumns.map((_, i) => `?${8 + i}`).join(", ")}
  FROM (SELECT coalesce(?5, CASE WHEN (SELECT accepted FROM days WHERE day = date(?3 / 1000, 'unixepoch')) >= ?6
    THEN 'daily cap' END) AS reason)
  WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE fingerprint = ?2 AND received_at > ?7)
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
    const id = newId(now);
    const repeatsSince = submission.submissionId ? 0 : now - repeatWindowMs;
    const values: Value[] = [id, fingerprint(submission), now, submission.channel];
    values.push(holdReason, this.#dailyCap, repeatsSince, ...fieldValues(submission.enquiry));
    const [row] = await this.#database.write(insert, ...values);
    if (!row) return "duplicate";
    return { id, status: row.status as Status, holdReason: row.holdReason as string | null };
  }

  /** Takes up to `limit` due rows for `leaseMs`; nobody else gets them before that has passed. */
  async lease(limit: number, leaseMs: number, now: number): Promise<LeasedEnquiry[]> {
    const rows = await this.#database.write(
      `UPDATE enquiries SET lease = ?1, due_at = ?2, attempts = attempts + 1
       WHERE id IN (SELECT id FROM enquiries WHERE status = 'queued' AND due_at <= ?3 ORDER BY due_at LIMIT ?4)
       RETURNING ${columns}, lease`,
      randomPart(),
      now + leaseMs,
      now,
      limit,
    );
    return rows as unknown as LeasedEnquiry[];
  }

  /** Takes one row if it is due and nobody has it. */
  async leaseOne(id: string, leaseMs: number, now: number): Promise<LeasedEnquiry | undefined> {
    const [row] = await this.#database.write(
      `UPDATE enquiries SET lease = ?1, due_at = ?2, attempts = attempts + 1
       WHERE id = ?4 AND status = 'queued' AND due_at <= ?3 RETURNING ${columns}, lease`,
      randomPart(),
      now + leaseMs,
      now,
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

  async markDeferred({ id, lease }: LeasedEnquiry, error: string, dueAt: number): Promise<void> {
    await this.#database.write(
      "UPDATE enquiries SET due_at = ?, last_error = ?, lease = NULL WHERE id = ? AND lease = ? AND status = 'queued'",
      dueAt,
      error,
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
