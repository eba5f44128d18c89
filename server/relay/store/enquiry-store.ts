import { hash } from "node:crypto";
import { customAlphabet } from "nanoid";
import { recordOf } from "../../../enquiry/fields.ts";
import { probeLength, repeatWindowMs } from "../../limits.ts";
import type { Status, Submission } from "../enquiry.ts";
import type { ProbedDatabase, Value } from "./database.ts";
import { fieldColumns, fieldValues } from "./field-columns.ts";
import {
  columns,
  type LeasedEnquiry,
  parseAccepted,
  parseDue,
  parseHealth,
  parseKeyValue,
  parseLeased,
  type StoreHealth,
} from "./rows.ts";

export type { LeasedEnquiry };

const randomPart = customAlphabet("0123456789abcdefghjkmnpqrstvwxyz", 8);

/** Ordered by time, so that `ORDER BY id` is the order of arrival; 40 random bits within a millisecond. */
const newId = (now: number) => `${now.toString(36).padStart(9, "0")}${randomPart()}`;

/** What makes two submissions the same: the id of their draft; without one, the words (docs/decisions/0010). */
function fingerprint({ submissionId, enquiry }: Submission): string {
  return hash("sha256", JSON.stringify(submissionId ?? fieldValues(enquiry)), "base64url").slice(0, 22);
}

/** Larger than any that is taken, and a repeat of none. */
const probeSubmission = (): Submission => ({
  enquiry: { ...recordOf("name", ({ kind }) => (kind === "tick" ? "No" : "")), message: "x".repeat(probeLength) },
  submissionId: `probe ${randomPart()}`,
  formToken: null,
  honeypot: "",
  channel: "json",
});

/** Why an enquiry is held that comes after as many as are delivered in a day. */
export const dailyCapReason = "daily cap";

const insert = `
  INSERT INTO enquiries (id, fingerprint, received_at, channel, hold_reason, status, due_at, ${fieldColumns.join(", ")})
  SELECT ?1, ?2, ?3, ?4, reason, CASE WHEN reason IS NULL THEN 'queued' ELSE 'held' END, ?3,
    ${fieldColumns.map((_, i) => `?${8 + i}`).join(", ")}
  FROM (SELECT coalesce(?5, CASE WHEN (SELECT accepted FROM days WHERE day = date(?3 / 1000, 'unixepoch')) >= ?6
    THEN '${dailyCapReason}' END) AS reason)
  WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE fingerprint = ?2 AND received_at > ?7)
  RETURNING status, hold_reason AS holdReason`;

/** Each part is answered by one of the two small indexes, however many enquiries were sent. */
const healthQuery = `
  SELECT queued, oldestQueuedAt,
    (SELECT count(*) FROM enquiries WHERE status IN ('held', 'dead') AND status = 'held') AS held,
    (SELECT count(*) FROM enquiries WHERE status IN ('held', 'dead') AND status = 'dead') AS dead
  FROM (SELECT count(*) AS queued, min(received_at) AS oldestQueuedAt FROM enquiries WHERE status = 'queued')`;

/** What became of a submission: its new row, or the news that it is there already. */
export type Accepted = { id: string; status: Status; holdReason: string | null } | "duplicate";

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

/** Accepts enquiries and hands them out for delivery. All of its promises hold once the database's `write` resolves. */
export class EnquiryStore {
  readonly #database: ProbedDatabase;
  readonly #dailyCap: number;

  constructor(database: ProbedDatabase, { dailyCap }: { dailyCap: number }) {
    this.#database = database;
    this.#dailyCap = dailyCap;
  }

  /** Stores a submission once. `holdReason` keeps it from delivery until a person releases it. */
  async accept(submission: Submission, holdReason: string | null, now: number): Promise<Accepted> {
    const [id, ...values] = this.#insertValues(submission, holdReason, now);
    const [row] = await this.#database.write(insert, id, ...values);
    return row ? { id, ...parseAccepted(row) } : "duplicate";
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
    return rows.map(parseLeased);
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
    return row && parseLeased(row);
  }

  /** When the next queued row falls due; `null` when none waits. */
  async nextDueAt(): Promise<number | null> {
    const [row] = await this.#database.read("SELECT min(due_at) AS due FROM enquiries WHERE status = 'queued'");
    return row ? parseDue(row).due : null;
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

  /** Rejects whenever `accept` would: it is the same statement, with a larger enquiry, taken back at the end. */
  async probe(now: number): Promise<void> {
    // The form's secret is read before the first enquiry is stored.
    await this.#database.read("SELECT value FROM key_value LIMIT 1");
    await this.#database.rehearse(insert, ...this.#insertValues(probeSubmission(), null, now));
  }

  async health(): Promise<StoreHealth> {
    const [row] = await this.#database.read(healthQuery);
    return parseHealth(row ?? {});
  }

  /** Puts a value under a name. Whether it was another before: of many who do so at once, one is told yes. */
  async change(name: string, value: string): Promise<boolean> {
    const rows = await this.#database.write(
      `INSERT INTO key_value (name, value) VALUES (?1, ?2)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value RETURNING 1`,
      name,
      value,
    );
    return rows.length > 0;
  }

  /** A secret made at the first need and kept with the enquiries. */
  async secret(name: string, make: () => string): Promise<string> {
    const find = () => this.#database.read("SELECT value FROM key_value WHERE name = ?", name);
    let [row] = await find();
    if (!row) {
      await this.#database.write("INSERT OR IGNORE INTO key_value (name, value) VALUES (?, ?)", name, make());
      [row] = await find();
    }
    return parseKeyValue(row ?? {}).value;
  }

  /** In the order of `insert`'s parameters. */
  #insertValues(submission: Submission, holdReason: string | null, now: number): [id: string, ...Value[]] {
    const repeatsSince = submission.submissionId ? 0 : now - repeatWindowMs;
    const arrival = [newId(now), fingerprint(submission), now, submission.channel] as const;
    return [...arrival, holdReason, this.#dailyCap, repeatsSince, ...fieldValues(submission.enquiry)];
  }
}
