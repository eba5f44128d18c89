import { hash } from "node:crypto";
import { recordOf } from "../../../enquiry/fields.ts";
import { acknowledgementsADay, acknowledgementsADomain, probeLength, repeatWindowMs } from "../../limits.ts";
import type { ShownEnquiry, Status, Submission } from "../enquiry.ts";
import type { HoldReason } from "../hold-reasons.ts";
import type { Unacknowledged } from "../unacknowledged.ts";
import type { ProbedDatabase, Value } from "./database.ts";
import { fieldColumns, fieldValues } from "./field-columns.ts";
import { Notes } from "./notes.ts";
import { randomPart } from "./random-part.ts";
import {
  columns,
  parseAccepted,
  parseCount,
  parseHealth,
  parseHeld,
  parseKeyValue,
  parseShown,
  type StoreHealth,
} from "./rows.ts";
import { type ChannelCount, countByChannel } from "./waiting.ts";

/** Ordered by time, so that `ORDER BY id` is the order of arrival; 40 random bits within a millisecond. */
const newId = (now: number) => `${now.toString(36).padStart(9, "0")}${randomPart()}`;

/** What makes two submissions the same: the id of their draft; without one, the words (docs/decisions/forms.md). */
function fingerprint({ submissionId, enquiry }: Submission): string {
  return hash("sha256", JSON.stringify(submissionId ?? fieldValues(enquiry)), "base64url").slice(0, 22);
}

/** Larger than any that is taken, and a repeat of none. */
const probeSubmission = (): Submission => ({
  enquiry: { ...recordOf("name", ({ kind }) => (kind === "tick" ? "No" : "")), message: "x".repeat(probeLength) },
  submissionId: `probe ${randomPart()}`,
  formToken: null,
  honeypot: "",
  page: "",
  language: "en",
  channel: "json",
});

/** Why an enquiry is held that comes after as many as are delivered in a day. */
export const dailyCapReason = "daily-cap" satisfies HoldReason;

/** Whom to tell by mail that an enquiry has arrived. */
export type Acknowledging = {
  /** The one spelling of the visitor's mailbox. */
  to: string | null;
  /** The domain whose acknowledgements are counted together. */
  domain: string | null;
  /** Why there is nobody to tell. */
  withheld: Unacknowledged | null;
};

export const nobody: Acknowledging = { to: null, domain: null, withheld: null };

/** Acknowledgements have caps of their own: strangers' mailboxes are not to be filled in the firm's name. */
const withinADay = "FROM deliveries WHERE recipient IS NOT NULL AND queued_at > ?3 - 86400000";
const withheld = `CASE WHEN ?9 IS NULL THEN ?13
  WHEN EXISTS (SELECT 1 ${withinADay} AND recipient = ?9) THEN 'again'
  WHEN (SELECT count(*) ${withinADay} AND recipient LIKE '%@' || ?12) >= ${acknowledgementsADomain} THEN 'domain'
  WHEN (SELECT count(*) ${withinADay}) >= ${acknowledgementsADay} THEN 'cap' END`;

const insert = `
  INSERT INTO enquiries (id, fingerprint, received_at, channel, hold_reason, status, due_at, notifies, acknowledge_to,
    page, language, unacknowledged, ${fieldColumns.join(", ")})
  SELECT ?1, ?2, ?3, ?4, reason, CASE WHEN reason IS NULL THEN 'queued' ELSE 'held' END, ?3, ?8,
    CASE WHEN withheld IS NULL THEN ?9 END,
    ?10, ?11, withheld, ${fieldColumns.map((_, i) => `?${14 + i}`).join(", ")}
  FROM (SELECT coalesce(?5, CASE WHEN (SELECT accepted FROM days WHERE day = date(?3 / 1000, 'unixepoch')) >= ?6
    THEN '${dailyCapReason}' END) AS reason, ${withheld} AS withheld)
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

/** How a store judges what it takes. */
type StoreOptions = {
  /** Enquiries delivered a day. */
  dailyCap: number;
  /** Whether the owner's webhook is told of each that is delivered. */
  notifies?: boolean;
};

/** Accepts enquiries, for `DeliveryQueue` to hand out. All of its promises hold once the database's `write` resolves. */
export class EnquiryStore extends Notes {
  readonly #database: ProbedDatabase;
  readonly #dailyCap: number;
  readonly #notifies: boolean;

  constructor(database: ProbedDatabase, { dailyCap, notifies = false }: StoreOptions) {
    super(database);
    this.#database = database;
    this.#dailyCap = dailyCap;
    this.#notifies = notifies;
  }

  /**
   * Stores a submission once. `holdReason` keeps it from delivery until a person releases it. `acknowledging`: who is
   * to be answered once it is delivered.
   */
  async accept(
    submission: Submission,
    holdReason: string | null,
    now: number,
    acknowledging: Acknowledging = nobody,
  ): Promise<Accepted> {
    const [id, ...values] = this.#insertValues(submission, holdReason, now, acknowledging);
    const [row] = await this.#database.write(insert, id, ...values);
    return row ? { id, ...parseAccepted(row) } : "duplicate";
  }

  /** Whether the owner has released an enquiry of this address, in whatever letters, and not thought better of it. */
  async passes(email: string): Promise<boolean> {
    const sql = "SELECT 1 FROM enquiries WHERE lower(email) = lower(?) AND released_at IS NOT NULL LIMIT 1";
    return (await this.#database.read(sql, email)).length > 0;
  }

  /** Rejects whenever `accept` would: it is the same statement, with a larger enquiry, taken back at the end. */
  async probe(now: number): Promise<void> {
    // The form's secret is read before the first enquiry is stored.
    await this.#database.read("SELECT value FROM key_value LIMIT 1");
    await this.#database.rehearse(insert, ...this.#insertValues(probeSubmission(), null, now, nobody));
  }

  async health(): Promise<StoreHealth> {
    const [row] = await this.#database.read(healthQuery);
    return parseHealth(row ?? {});
  }

  /** What waits by the channels beside mail, and what was given up. */
  countByChannel(): Promise<ChannelCount[]> {
    return countByChannel(this.#database);
  }

  /** How many are held, since when the oldest, and the newest of them, `limit` at most. */
  async held(limit: number): Promise<{ count: number; oldestAt: number | null; newest: ShownEnquiry[] }> {
    // Said twice so that the small index answers it.
    const isHeld = "status IN ('held', 'dead') AND status = 'held'";
    const [row] = await this.#database.read(
      `SELECT count(*) AS count, min(received_at) AS oldestAt FROM enquiries WHERE ${isHeld}`,
    );
    const newest = await this.#database.read(
      `SELECT ${columns} FROM enquiries WHERE ${isHeld} ORDER BY id DESC LIMIT ?`,
      limit,
    );
    return { ...parseHeld(row ?? {}), newest: newest.map(parseShown) };
  }

  /** How many enquiries are stored, in whatever status. */
  async count(): Promise<number> {
    const [row] = await this.#database.read("SELECT count(*) AS count FROM enquiries");
    return parseCount(row ?? {}).count;
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
  #insertValues(
    submission: Submission,
    holdReason: string | null,
    now: number,
    { to, domain, withheld }: Acknowledging,
  ): [id: string, ...Value[]] {
    const repeatsSince = submission.submissionId ? 0 : now - repeatWindowMs;
    const arrival = [newId(now), fingerprint(submission), now, submission.channel] as const;
    const told = [this.#notifies ? 1 : 0, to, submission.page, submission.language, domain, withheld] as const;
    return [...arrival, holdReason, this.#dailyCap, repeatsSince, ...told, ...fieldValues(submission.enquiry)];
  }
}
