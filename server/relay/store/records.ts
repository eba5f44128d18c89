import { istOffsetMs } from "../../../enquiry/office-hours.ts";
import { importBytes, rowsAtATime } from "../../limits.ts";
import type { Channel, ShownEnquiry, Status, StoredDelivery } from "../enquiry.ts";
import type { Database, Row, Value } from "./database.ts";
import { columnOf } from "./field-columns.ts";
import { matcher } from "./matcher.ts";
import {
  type Arrivals,
  canChange,
  columns,
  deliveryColumns,
  type ExportedEnquiry,
  exportedColumns,
  exportedNames,
  onlyWhole,
  parseArrivals,
  parseEmail,
  parseExported,
  parseId,
  parseShown,
  parseStatusCount,
  parseStoredDelivery,
  unreadableInExported,
} from "./rows.ts";
import { upsert } from "./upsert.ts";
import { type ChannelCount, countByChannel } from "./waiting.ts";

const dayMs = 86_400_000;

/** A column as text, whatever a damaged row holds. */
const textIn = (column: string) => `coalesce(CAST(${column} AS TEXT), '') AS ${column}`;

/** Condition for enquiries of the person with this e-mail address. */
const isOfPerson = "lower(email) = lower(?)";

/** Which enquiries to list. */
export type ListOptions = {
  status?: Status | undefined;
  limit: number;
};

const utf8 = new TextEncoder();

/** Groups enquiries into statements of the length that D1 takes. One enquiry alone is shorter. */
function* batchesOf(enquiries: Iterable<ExportedEnquiry>): Generator<ExportedEnquiry[]> {
  let batch: ExportedEnquiry[] = [];
  let bytes = 0;
  for (const enquiry of enquiries) {
    const size = utf8.encode(JSON.stringify(enquiry)).length;
    if (batch.length > 0 && bytes + size > importBytes) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(enquiry);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** What the owner does with stored enquiries. It works while the server runs. */
export class Records {
  readonly #database: Database;
  readonly #copies: readonly Database[];
  readonly #checkMayDelete: () => void;
  readonly #damaged = new Map<string, string>();

  /**
   * @param copies copies of this database. What is deleted from it is deleted from them.
   * @param checkMayDelete throws when a deletion now could be undone by a restore that is running.
   */
  constructor(database: Database, copies: readonly Database[] = [], checkMayDelete: () => void = () => undefined) {
    this.#database = database;
    this.#checkMayDelete = checkMayDelete;
    this.#copies = copies;
  }

  /** Damaged enquiries that were read, and what of each cannot be read. */
  get damaged(): ReadonlyMap<string, string> {
    return this.#damaged;
  }

  /** Newest first. */
  async list({ status, limit }: ListOptions): Promise<ShownEnquiry[]> {
    const sql = `SELECT ${columns} FROM enquiries ${status ? "WHERE status = ?" : ""} ORDER BY id DESC LIMIT ?`;
    return (await this.#database.read(sql, ...(status ? [status] : []), limit)).map(this.#shown);
  }

  /** Finds an enquiry by its id or the beginning of it. Several matches are all returned. */
  async find(id: string): Promise<ShownEnquiry[]> {
    const sql = `SELECT ${columns} FROM enquiries WHERE id = ?1 OR substr(id, 1, length(?1)) = ?1 LIMIT 5`;
    return (await this.#database.read(sql, id)).map(this.#shown);
  }

  /** Everything that one person wrote, by e-mail address in any letter case, newest first. */
  async ofPerson(email: string): Promise<ShownEnquiry[]> {
    const sql = `SELECT ${columns} FROM enquiries WHERE ${isOfPerson} ORDER BY id DESC`;
    return (await this.#database.read(sql, email)).map(this.#shown);
  }

  /** Every enquiry in the form that moves between hosts, newest first. Damaged ones are left out. */
  async *all(): AsyncGenerator<ExportedEnquiry> {
    for await (const row of this.#each(exportedColumns)) {
      const unreadable = unreadableInExported(row);
      if (unreadable.length === 0) yield parseExported(row);
      else this.#damaged.set(parseId(row).id, unreadable.join(", "));
    }
  }

  /** The enquiries that contain each of these words, newest first. */
  async *search(words: string): AsyncGenerator<ShownEnquiry> {
    const matches = matcher(words);
    for await (const row of this.#each(columns)) {
      const enquiry = this.#shown(row);
      if (matches(enquiry)) yield enquiry;
    }
  }

  /** Arrivals by week (in India), page and language, the newest week first. */
  async arrivals(): Promise<Arrivals[]> {
    const monday = `date((received_at + ${istOffsetMs}) / 1000, 'unixepoch', 'weekday 0', '-6 days')`;
    const sql = `SELECT coalesce(${monday}, 'not known') AS week, ${textIn("page")}, ${textIn("language")}, sum(hold_reason IS NOT NULL) AS held, count(*) AS count
      FROM enquiries GROUP BY 1, 2, 3 ORDER BY 1 DESC`;
    return (await this.#database.read(sql)).map(parseArrivals);
  }

  /** Brings enquiries from another store (`upsert`). After a failure it is repeated from the beginning. */
  async upsert(enquiries: Iterable<ExportedEnquiry>): Promise<void> {
    const row = `(${exportedNames.map(() => "?").join(", ")})`;
    for (const batch of batchesOf(enquiries)) {
      const sql = upsert(exportedNames.map(columnOf), `VALUES ${batch.map(() => row).join(", ")}`);
      await this.#database.write(sql, ...batch.flatMap((enquiry) => exportedNames.map((name) => enquiry[name])));
    }
  }

  async countByStatus(): Promise<Record<Status, number>> {
    const counts: Record<Status, number> = { queued: 0, held: 0, sent: 0, dead: 0 };
    const rows = await this.#database.read("SELECT status, count(*) AS count FROM enquiries GROUP BY status");
    for (const { status, count } of rows.flatMap(onlyWhole(parseStatusCount))) counts[status] = count;
    return counts;
  }

  countByChannel(): Promise<ChannelCount[]> {
    return countByChannel(this.#database);
  }

  /** An enquiry's deliveries by other channels than mail. */
  async deliveriesOf(id: string): Promise<StoredDelivery[]> {
    const sql = `SELECT ${deliveryColumns} FROM deliveries WHERE enquiry_id = ? ORDER BY channel DESC`;
    return (await this.#database.read(sql, id)).flatMap(onlyWhole(parseStoredDelivery));
  }

  /**
   * Hands a held enquiry to delivery. Its address passes the spam check, within the day's limits, for as long as this
   * enquiry is stored.
   */
  release(id: string, now: number): Promise<number> {
    const set = "SET status = 'queued', due_at = ?2, released_at = ?2";
    return this.#change(`${set} WHERE id = ?1 AND status = 'held'`, id, now);
  }

  /** The addresses that pass the spam check because an enquiry of theirs was released. */
  async trusted(): Promise<string[]> {
    const sql =
      "SELECT DISTINCT lower(email) AS email FROM enquiries WHERE released_at IS NOT NULL AND email <> '' ORDER BY 1";
    return (await this.#database.read(sql)).map((row) => parseEmail(row).email);
  }

  /** Takes the effect of releases back: this address is checked again. */
  distrust(email: string): Promise<number> {
    return this.#change("SET released_at = NULL WHERE lower(email) = lower(?) AND released_at IS NOT NULL", email);
  }

  /** Undoes `distrust` for an address of which an enquiry was held and released. */
  trust(email: string, now: number): Promise<number> {
    const wasReleased = "hold_reason IS NOT NULL AND status <> 'held'";
    return this.#change(`SET released_at = ?2 WHERE lower(email) = lower(?1) AND ${wasReleased}`, email, now);
  }

  /** @param at when it was answered; `null` takes the mark away. */
  markAnswered(id: string, at: number | null): Promise<number> {
    return this.#change("SET answered_at = ?2 WHERE id = ?1", id, at);
  }

  /** Starts delivery again: for dead letters, for sent ones that were lost elsewhere, and at once for waiting ones. */
  resend(id: string, now: number): Promise<number> {
    const set = "SET status = 'queued', due_at = ?2, attempts = 0, lease = NULL, sent_at = NULL";
    return this.#change(`${set} WHERE id = ?1 AND status <> 'held'`, id, now);
  }

  /** Starts a new run of attempts for each dead letter. */
  resendDead(now: number): Promise<number> {
    return this.#change(
      `SET status = 'queued', due_at = ?1, attempts = 0, lease = NULL WHERE status = 'dead' AND ${canChange.enquiries}`,
      now,
    );
  }

  /** Starts delivery by another channel again: of one enquiry, or of every dead letter. */
  async resendBy(channel: Channel, which: { id: string } | "dead", now: number): Promise<number> {
    const set = "SET status = 'queued', due_at = ?2, attempts = 0, lease = NULL, sent_at = NULL";
    const [condition, ...values] =
      which === "dead" ? [`status = 'dead' AND ${canChange.deliveries}`] : ["enquiry_id = ?3", which.id];
    const sql = `UPDATE deliveries ${set} WHERE channel = ?1 AND ${condition} RETURNING 1`;
    return (await this.#database.write(sql, channel, now, ...values)).length;
  }

  /** Deletes this enquiry, and from the copies too. */
  async deleteOne(id: string): Promise<number> {
    this.#checkMayDelete();
    return this.#delete("id = ?", id);
  }

  /** Deletes everything that one person wrote, also what only the copies hold. */
  async deletePerson(email: string): Promise<number> {
    this.#checkMayDelete();
    const inCopies = new Set<string>();
    for (const copy of this.#copies) {
      const rows = await copy.write(`DELETE FROM enquiries WHERE ${isOfPerson} RETURNING id`, email);
      for (const row of rows) inCopies.add(parseId(row).id);
    }
    return Math.max(inCopies.size, await this.#delete(isOfPerson, email));
  }

  /**
   * Deletes enquiries that were mailed or answered and arrived more than `days` ago, also those that only the copies
   * hold. Enquiries that nobody has dealt with stay.
   */
  async purge(days: number, now: number): Promise<number> {
    this.#checkMayDelete();
    const before = now - days * dayMs;
    const inCopy = `DELETE FROM enquiries WHERE id IN (SELECT id FROM enquiries WHERE status = 'sent' AND received_at < ?
      LIMIT ${rowsAtATime}) RETURNING 1`;
    for (const copy of this.#copies) while ((await copy.write(inCopy, before)).length > 0);
    return this.#delete("(status = 'sent' OR answered_at IS NOT NULL) AND received_at < ?", before);
  }

  readonly #shown = (row: Row): ShownEnquiry => {
    const enquiry = parseShown(row);
    if (enquiry.damage !== undefined) this.#damaged.set(enquiry.id, enquiry.damage);
    return enquiry;
  };

  /** Reads one page of rows at a time. */
  async *#each(selected: string): AsyncGenerator<Row> {
    const sql = `SELECT ${selected} FROM enquiries WHERE id < ? ORDER BY id DESC LIMIT ${rowsAtATime}`;
    let before = "~";
    for (;;) {
      const page = await this.#database.read(sql, before);
      yield* page;
      const last = page.at(-1);
      if (!last) return;
      before = parseId(last).id;
    }
  }

  async #change(clause: string, ...values: Value[]): Promise<number> {
    return (await this.#database.write(`UPDATE enquiries ${clause} RETURNING 1`, ...values)).length;
  }

  /** Deletes from the copies first: after a failure the store still has the rows, so the deletion can be repeated. */
  async #delete(condition: string, ...values: Value[]): Promise<number> {
    let total = 0;
    for (;;) {
      const found = `SELECT id FROM enquiries WHERE ${condition} LIMIT ${rowsAtATime}`;
      const ids = JSON.stringify((await this.#database.read(found, ...values)).map((row) => parseId(row).id));
      if (ids === "[]") return total;
      const sql = "DELETE FROM enquiries WHERE id IN (SELECT value FROM json_each(?)) RETURNING 1";
      for (const copy of this.#copies) await copy.write(sql, ids);
      total += (await this.#database.write(sql, ids)).length;
      for (const id of JSON.parse(ids)) this.#damaged.delete(id);
    }
  }
}
