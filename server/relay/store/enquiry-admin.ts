import { importBatchBytes, rowsPerBatch } from "../../limits.ts";
import type { DeliveryChannel, Status, StoredDelivery, StoredEnquiry } from "../stored-enquiry.ts";
import type { Database, Row, Value } from "./database.ts";
import { deliveryTable } from "./delivery-queue.ts";
import { wordMatcher } from "./match-words.ts";
import {
  columnOf,
  deliverySelect,
  type ExportedEnquiry,
  enquirySelect,
  exportedProperties,
  exportedSelect,
  parseEnquiry,
  parseRowToExport,
  parseStoredDelivery,
} from "./rows.ts";

const dayMs = 86_400_000;

/** Condition for enquiries of the person with this e-mail address. */
const isOfPerson = "lower(email) = lower(?)";

/** Enquiries as lists in JSON, each of the length that D1 takes in a statement. A single enquiry is shorter. */
function* batchesOf(enquiries: Iterable<ExportedEnquiry>): Generator<string> {
  let batch = "";
  for (const enquiry of enquiries) {
    const row = JSON.stringify(enquiry);
    if (batch !== "" && Buffer.byteLength(batch + row) > importBatchBytes) {
      yield `[${batch}]`;
      batch = "";
    }
    batch += batch === "" ? row : `,${row}`;
  }
  if (batch !== "") yield `[${batch}]`;
}

/** What follows INSERT INTO and a table: these columns, and their values from a list in JSON. */
const fromJson = (names: readonly string[]) =>
  `(${names.map(columnOf).join(", ")}) SELECT ${names.map((name) => `value ->> '${name}'`).join(", ")} FROM json_each(?)`;

/** The columns that record how far a delivery has come. */
const progress = ["status", "hold_reason", "attempts", "due_at", "last_error", "sent_at"];

/** Condition for a row to keep its delivery state: it is mailed, or in transit and not mailed elsewhere. */
const isKept = "(enquiries.status = 'sent' OR excluded.status <> 'sent' AND enquiries.lease IS NOT NULL)";

const replacement = (column: string) =>
  progress.includes(column)
    ? `${column} = CASE WHEN ${isKept} THEN enquiries.${column} ELSE excluded.${column} END`
    : `${column} = coalesce(excluded.${column}, enquiries.${column})`;

/**
 * Brings enquiries from a backup or from another host. An existing row takes the given values, with two exceptions: one
 * that is mailed or in transit keeps its delivery state, so that nothing is mailed again, and an empty value replaces
 * none that is set. An enquiry that was mailed elsewhere no longer belongs to the process that took it here.
 */
const upsert = `INSERT INTO enquiries ${fromJson(exportedProperties)} WHERE TRUE ON CONFLICT (id) DO UPDATE SET
  ${exportedProperties.map(columnOf).map(replacement).join(", ")},
  lease = CASE WHEN excluded.status = 'sent' THEN NULL ELSE enquiries.lease END`;

/** What the owner does with stored enquiries. It works while the server runs. */
export class EnquiryAdmin {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Newest first. */
  async list({ status, limit }: { status?: Status | undefined; limit: number }): Promise<StoredEnquiry[]> {
    const sql = `SELECT ${enquirySelect} FROM enquiries ${status ? "WHERE status = ?" : ""} ORDER BY id DESC LIMIT ?`;
    return (await this.#database.read(sql, ...(status ? [status] : []), limit)).map(parseEnquiry);
  }

  /** Finds an enquiry by its id or the beginning of it. Several matches are all returned. */
  async find(id: string): Promise<StoredEnquiry[]> {
    const sql = `SELECT ${enquirySelect} FROM enquiries WHERE id = ?1 OR substr(id, 1, length(?1)) = ?1 LIMIT 5`;
    return (await this.#database.read(sql, id)).map(parseEnquiry);
  }

  /** Everything that one person wrote, by e-mail address in any letter case, newest first. */
  async ofPerson(email: string): Promise<StoredEnquiry[]> {
    const sql = `SELECT ${enquirySelect} FROM enquiries WHERE ${isOfPerson} ORDER BY id DESC`;
    return (await this.#database.read(sql, email)).map(parseEnquiry);
  }

  /** Every enquiry in the form that moves between hosts, newest first. */
  async *all(): AsyncGenerator<ExportedEnquiry> {
    for await (const row of this.#each(exportedSelect)) yield parseRowToExport(row);
  }

  /** The enquiries that contain each of these words, newest first. */
  async *search(words: string): AsyncGenerator<StoredEnquiry> {
    const matches = wordMatcher(words);
    for await (const row of this.#each(enquirySelect)) {
      const enquiry = parseEnquiry(row);
      if (matches(enquiry)) yield enquiry;
    }
  }

  /** Brings enquiries from another store. After a failure it is repeated from the beginning. */
  async upsert(enquiries: Iterable<ExportedEnquiry>): Promise<void> {
    for (const batch of batchesOf(enquiries)) await this.#database.write(upsert, batch);
  }

  /** The status of each stored enquiry by its id. */
  async statusById(): Promise<Map<string, string>> {
    const rows = await this.#database.read("SELECT id, status FROM enquiries");
    return new Map(rows.map(({ id, status }) => [String(id), String(status)]));
  }

  /** Adds deliveries of a backup. Those that the store has stay. */
  async addDeliveries(rows: readonly Row[]): Promise<void> {
    if (!rows[0]) return;
    const sql = `INSERT OR IGNORE INTO deliveries ${fromJson(Object.keys(rows[0]))}`;
    await this.#database.write(sql, JSON.stringify(rows));
  }

  async countByStatus(): Promise<Record<Status, number>> {
    const counts: Record<Status, number> = { queued: 0, held: 0, sent: 0, dead: 0 };
    const rows = await this.#database.read("SELECT status, count(*) AS count FROM enquiries GROUP BY status");
    for (const { status, count } of rows) counts[status as Status] = Number(count);
    return counts;
  }

  /** An enquiry's deliveries by other channels than mail. */
  async deliveriesOf(id: string): Promise<StoredDelivery[]> {
    const sql = `SELECT ${deliverySelect} FROM deliveries WHERE enquiry_id = ? ORDER BY channel DESC`;
    return (await this.#database.read(sql, id)).map(parseStoredDelivery);
  }

  /** Hands a held enquiry to delivery. As long as it is stored, its address passes the spam check within the limits. */
  release(id: string, now: number): Promise<number> {
    const set = "SET status = 'queued', due_at = ?2, released_at = ?2";
    return this.#change(`${set} WHERE id = ?1 AND status = 'held'`, id, now);
  }

  /** The addresses that pass the spam check because an enquiry of theirs was released. */
  async trusted(): Promise<string[]> {
    const sql =
      "SELECT DISTINCT lower(email) AS email FROM enquiries WHERE released_at IS NOT NULL AND email <> '' ORDER BY 1";
    return (await this.#database.read(sql)).map(({ email }) => String(email));
  }

  /** Takes the effect of releases back: this address is checked again. */
  distrust(email: string): Promise<number> {
    return this.#change(`SET released_at = NULL WHERE ${isOfPerson} AND released_at IS NOT NULL`, email);
  }

  /** @param at when it was answered; `null` takes the mark away. */
  markAnswered(id: string, at: number | null): Promise<number> {
    return this.#change("SET answered_at = ?2 WHERE id = ?1", id, at);
  }

  /**
   * Starts delivery by a channel again: of one enquiry, or of every dead letter. A held enquiry is not mailed.
   * @param which with `diedAt` only when it was given up at this time, and nothing has become of it since
   */
  async resend(
    channel: DeliveryChannel,
    which: { id: string; diedAt?: number } | "dead",
    now: number,
  ): Promise<number> {
    const { table, key, own } = deliveryTable(channel);
    const ofOne = `${key} = ?2 AND (?3 IS NULL OR (status = 'dead' AND due_at = ?3))`;
    const [condition, ...values] = which === "dead" ? ["status = 'dead'"] : [ofOne, which.id, which.diedAt ?? null];
    const set = "status = 'queued', due_at = ?1, attempts = 0, lease = NULL, sent_at = NULL";
    const sql = `UPDATE ${table} SET ${set} WHERE ${own} AND status <> 'held' AND ${condition} RETURNING 1`;
    return (await this.#database.write(sql, now, ...values)).length;
  }

  /** Deletes this enquiry, also when it is damaged. */
  deleteOne(id: string): Promise<number> {
    return this.#delete("id = ?", id);
  }

  /** Deletes everything that one person wrote. */
  deletePerson(email: string): Promise<number> {
    return this.#delete(isOfPerson, email);
  }

  /** Deletes enquiries that were mailed or answered and arrived more than `days` ago. */
  purge(days: number, now: number): Promise<number> {
    return this.#delete("(status = 'sent' OR answered_at IS NOT NULL) AND received_at < ?", now - days * dayMs);
  }

  /** Reads one page of rows at a time. */
  async *#each(selected: string): AsyncGenerator<Row> {
    const sql = `SELECT ${selected} FROM enquiries WHERE id < ? ORDER BY id DESC LIMIT ${rowsPerBatch}`;
    let before = "~";
    for (;;) {
      const page = await this.#database.read(sql, before);
      yield* page;
      const last = page.at(-1);
      if (!last) return;
      before = String(last.id);
    }
  }

  async #change(clause: string, ...values: Value[]): Promise<number> {
    return (await this.#database.write(`UPDATE enquiries ${clause} RETURNING 1`, ...values)).length;
  }

  /** Deletes some rows at a time: other writers get their turn between two statements. */
  async #delete(condition: string, ...values: Value[]): Promise<number> {
    const sql = `DELETE FROM enquiries WHERE id IN (SELECT id FROM enquiries WHERE ${condition} LIMIT ${rowsPerBatch})
      RETURNING 1`;
    for (let total = 0; ; ) {
      const { length } = await this.#database.write(sql, ...values);
      if (length === 0) return total;
      total += length;
    }
  }
}
