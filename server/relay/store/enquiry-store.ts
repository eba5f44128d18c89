import { hash } from "node:crypto";
import { customAlphabet } from "nanoid";
import { probeLength, repeatWindowMs } from "../../limits.ts";
import type { Enquiry, Status, Submission } from "../enquiry.ts";
import type { ProbedDatabase, Value } from "./database.ts";
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
  const { name, email, phone, company, message, requestConsultation } = enquiry;
  const words = [name, email, phone, company, message, requestConsultation];
  return hash("sha256", JSON.stringify(submissionId ?? words), "base64url").slice(0, 22);
}

const blank: Enquiry = { name: "", email: "", phone: "", company: "", message: "", requestConsultation: "No" };

/** Larger than any that is taken, and a repeat of none. */
const probeSubmission = (): Submission => ({
  enquiry: { ...blank, message: "x".repeat(probeLength) },
  submissionId: `probe ${randomPart()}`,
  formToken: null,
  honeypot: "",
  channel: "json",
});

const insert = `
  INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message,
    request_consultation, hold_reason, status, due_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, reason, CASE WHEN reason IS NULL THEN 'queued' ELSE 'held' END, ?3
  FROM (SELECT coalesce(?11, CASE WHEN (SELECT accepted FROM days WHERE day = date(?3 / 1000, 'unixepoch')) >= ?12
    THEN 'daily cap' END) AS reason)
  WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE fingerprint = ?2 AND received_at > ?13)
  RETURNING status, hold_reason AS holdReason`;

/** Each part is answered by one of the two small indexes, however many enquiries were sent. */
const healthQuery = `
  SELECT queued, oldestQueuedAt,
    (SELECT count(*) FROM enquiries WHERE status IN ('held', 'dead') AND status = 'held') AS held,
    (SELECT count(*) FROM enquiries WHERE status IN ('held', 'dead') AND status = 'dead') AS dead
  FROM (SELECT count(*) AS queued, min(received_at) AS oldestQueuedAt FROM enquiries WHERE status = 'queued')`;

/** What became of a submission: its new row, or the news that it is there already. */
export type Accepted = { id: string; status: Status; holdReason: string | null } | "duplicate";

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
    return rows.map(parseLeased);
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
    const { name, email, phone, company, message, requestConsultation } = submission.enquiry;
    const repeatsSince = submission.submissionId ? 0 : now - repeatWindowMs;
    const facts = [newId(now), fingerprint(submission), now, submission.channel] as const;
    const words = [name, email, phone, company, message, requestConsultation];
    return [...facts, ...words, holdReason, this.#dailyCap, repeatsSince];
  }
}
