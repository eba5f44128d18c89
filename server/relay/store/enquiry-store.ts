import { hash } from "node:crypto";
import { acknowledgementsADay, acknowledgementsADomain, probeCacheMs, repeatWindowMs } from "../../limits.ts";
import type { HoldReason, UnacknowledgedReason } from "../hold-reasons.ts";
import type { Status, Submission } from "../stored-enquiry.ts";
import { type Database, StoreError, type Value } from "./database.ts";
import { randomId } from "./delivery-queue.ts";
import { KeyValueStore } from "./key-value-store.ts";
import { enquirySelect, fieldColumns, parseAcceptResult, parseDeadLetter, parseEnquiry, rowValues } from "./rows.ts";

/** Ids begin with the time, so that they sort by arrival; forty random bits distinguish those of one millisecond. */
const newId = (now: number) => `${now.toString(36).padStart(9, "0")}${randomId()}`;

/** Submissions of one draft id are the same; without an id, those with the same words (docs/decisions/forms.md). */
const fingerprint = ({ submissionId, enquiry }: Submission): string =>
  hash("sha256", JSON.stringify(submissionId ?? rowValues(enquiry)), "base64url").slice(0, 22);

/** From when on the same words are a repeat; with a draft's id they always are. */
const repeatsSince = ({ submissionId }: Submission, now: number) => (submissionId ? 0 : now - repeatWindowMs);

/** The reason to hold an enquiry above the day's cap. */
export const dailyCapHoldReason = "daily-cap" satisfies HoldReason;

/** Who gets a mail that an enquiry has arrived. */
export type AcknowledgementPlan = {
  /** The visitor's mailbox in one spelling. */
  to: string | null;
  /** The domain whose acknowledgements are counted together. */
  domain: string | null;
  /** Why there is no acknowledgement. */
  withheld: UnacknowledgedReason | null;
};

export const noAcknowledgement: AcknowledgementPlan = { to: null, domain: null, withheld: null };

/** Acknowledgements have caps of their own, so that no sender can fill strangers' mailboxes in the firm's name. */
const withinADay = "FROM deliveries WHERE recipient IS NOT NULL AND queued_at > ?3 - 86400000";
const withheld = `CASE WHEN ?9 IS NULL THEN ?13
  WHEN EXISTS (SELECT 1 ${withinADay} AND recipient = ?9) THEN 'again'
  WHEN (SELECT count(*) ${withinADay} AND recipient LIKE '%@' || ?12) >= ${acknowledgementsADomain} THEN 'domain'
  WHEN (SELECT count(*) ${withinADay}) >= ${acknowledgementsADay} THEN 'cap' END`;

const inserted = `id, fingerprint, received_at, channel, hold_reason, status, due_at, notifies, acknowledge_to, page, language,
  unacknowledged, ${fieldColumns.join(", ")}`;

const insert = `
  INSERT INTO enquiries (${inserted})
  SELECT ?1, ?2, ?3, ?4, reason, CASE WHEN reason IS NULL THEN 'queued' ELSE 'held' END, ?3, ?8,
    CASE WHEN withheld IS NULL THEN ?9 END,
    ?10, ?11, withheld, ${fieldColumns.map((_, i) => `?${14 + i}`).join(", ")}
  FROM (SELECT coalesce(?5, CASE WHEN (SELECT accepted FROM days WHERE day = date(?3 / 1000, 'unixepoch')) >= ?6
    THEN '${dailyCapHoldReason}' END) AS reason, ${withheld} AS withheld)
  WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE fingerprint = ?2 AND received_at > ?7)
  RETURNING status, hold_reason AS holdReason`;

/** The conditions repeat themselves so that SQLite uses the partial index. */
const [isHeld, isDead] = ["held", "dead"].map((status) => `status IN ('held', 'dead') AND status = '${status}'`);

/** A delivery's due time is from its last attempt on the end of that attempt's lease. */
const dead = `SELECT id, 'mail' AS channel, received_at AS receivedAt, due_at AS diedAt, last_error AS reason
    FROM enquiries WHERE ${isDead}
  UNION ALL SELECT enquiry_id, deliveries.channel, received_at, deliveries.due_at, deliveries.last_error
    FROM deliveries JOIN enquiries ON id = enquiry_id WHERE deliveries.status = 'dead'`;

/** The outcome of a submission: its new row, or that it is stored already. */
export type SubmissionResult = { id: string; status: Status; holdReason: string | null } | "duplicate";

/** The rules of a store for what it takes. */
type StoreOptions = {
  /** Most enquiries delivered in a day. */
  dailyCap: number;
  /** Whether each delivered enquiry is also posted to the owner's webhook. */
  notifies?: boolean;
};

/** Stores enquiries for `DeliveryQueue` to hand out. Each promise holds once the database's `write` resolves. */
export class EnquiryStore extends KeyValueStore {
  readonly #options: StoreOptions;
  /** The outcome of the last write, and when it was known on the monotonic clock. */
  #lastWrite: { at: number; error?: StoreError } | undefined;

  constructor(database: Database, options: StoreOptions) {
    super(database);
    this.#options = options;
  }

  /** Stores a submission once. `holdReason` keeps it from delivery until a person releases it. */
  async accept(
    submission: Submission,
    holdReason: string | null,
    now: number,
    { to, domain, withheld }: AcknowledgementPlan = noAcknowledgement,
  ): Promise<SubmissionResult> {
    const { channel, page, language, enquiry } = submission;
    const { dailyCap, notifies } = this.#options;
    const id = newId(now);
    // In the order of `insert`'s parameters.
    const values: Value[] = [
      ...[id, fingerprint(submission), now, channel, holdReason, dailyCap, repeatsSince(submission, now)],
      ...[notifies ? 1 : 0, to, page, language, domain, withheld],
      ...rowValues(enquiry),
    ];
    const [row] = await this.#noted(this.database.write(insert, ...values));
    return row ? { id, ...parseAcceptResult(row) } : "duplicate";
  }

  /** Whether `accept` would find it a repeat of what is stored. */
  async has(submission: Submission, now: number): Promise<boolean> {
    const sql = "SELECT 1 FROM enquiries WHERE fingerprint = ? AND received_at > ? LIMIT 1";
    return (await this.database.read(sql, fingerprint(submission), repeatsSince(submission, now))).length > 0;
  }

  /** Whether the owner has released an enquiry of this address, in any letter case, and has not distrusted it since. */
  async passes(email: string): Promise<boolean> {
    const sql = "SELECT 1 FROM enquiries WHERE lower(email) = lower(?) AND released_at IS NOT NULL LIMIT 1";
    return (await this.database.read(sql, email)).length > 0;
  }

  /** Rejects when no enquiry would be stored. The last write says so for ten seconds; then one small row is written. */
  async probe(): Promise<void> {
    const isOld = !this.#lastWrite || performance.now() - this.#lastWrite.at > probeCacheMs;
    if (isOld) await this.#noted(this.#writeProbe());
    if (this.#lastWrite?.error) throw this.#lastWrite.error;
  }

  async #writeProbe(): Promise<void> {
    // On D1 the tables may be of another version.
    await this.database.read(`SELECT ${inserted} FROM enquiries LIMIT 0`);
    await this.change("probe", String(Date.now()));
  }

  /** The number of held enquiries, and at most `limit` of the newest. */
  async held(limit: number) {
    const sql = `SELECT ${enquirySelect}, (SELECT count(*) FROM enquiries WHERE ${isHeld}) AS count
      FROM enquiries WHERE ${isHeld} ORDER BY id DESC LIMIT ?`;
    const rows = await this.database.read(sql, limit);
    return { count: Number(rows[0]?.count ?? 0), newest: rows.map(parseEnquiry) };
  }

  /** The deliveries by any channel that were given up: their number, when the last was, and at most `limit` of the newest. */
  async dead(limit: number) {
    const sql = `SELECT *, (SELECT count(*) FROM (${dead})) AS count FROM (${dead}) ORDER BY diedAt DESC, id DESC LIMIT ?`;
    const rows = await this.database.read(sql, limit);
    const newest = rows.map(parseDeadLetter);
    return { count: Number(rows[0]?.count ?? 0), latestAt: newest[0]?.diedAt ?? 0, newest };
  }

  /** A secret that is made when it is first needed, and kept in the store. */
  async secret(name: string, make: () => string): Promise<string> {
    const found = await this.value(name);
    if (found !== null) return found;
    // Where another process was first, the update changes nothing and RETURNING gives what is there.
    const sql = `INSERT INTO key_value (name, value) VALUES (?, ?)
      ON CONFLICT (name) DO UPDATE SET value = value RETURNING value`;
    const [row] = await this.database.write(sql, name, make());
    return String(row?.value);
  }

  /** Notes for the health probe what came of a write. */
  async #noted<T>(write: Promise<T>): Promise<T> {
    try {
      const result = await write;
      this.#lastWrite = { at: performance.now() };
      return result;
    } catch (error) {
      if (error instanceof StoreError) this.#lastWrite = { at: performance.now(), error };
      throw error;
    }
  }
}
