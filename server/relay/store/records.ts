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

/** A column as text, whatever a damaged row holds there. */
const textIn = (column: string) => `coalesce(CAST(${column} AS TEXT), '') AS ${column}`;

/** Written by the person with this e-mail address. */
const isOfPerson = "lower(email) = lower(?)";

/** Which enquiries to list. */
export type ListOptions = {
  status?: Status | undefined;
  limit: number;
};

const utf8 = new TextEncoder();

/** Pieces that make one statement each, as long as D1 takes one. An enquiry alone is shorter. */
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

/** What the owner does with stored enquiries. Works while the server runs. */
export class Records {
  readonly #database: Database;
  readonly #copies: readonly Database[];
  readonly #checkMayDelete: () => void;
  readonly #damaged = new Map<string, string>();

  /**
   * @param copies of this database, from which is deleted what is deleted from it.
   * @param checkMayDelete throws where what is deleted now could come back.
   */
  constructor(database: Database, copies: readonly Database[] = [], checkMayDelete: () => void = () => undefined) {
    this.#database = database;
    this.#checkMayDelete = checkMayDelete;
    this.#copies = copies;
  }

  /** The enquiries that were met and are damaged, and what of each cannot be read. */
  get damaged(): ReadonlyMap<string, string> {
    return this.#damaged;
  }

  /** Newest first. */
  async list({ status, limit }: ListOptions): Promise<ShownEnquiry[]> {
    const sql = `SELECT ${columns} FROM enquiries ${status ? "WHERE status = ?" : ""} ORDER BY id DESC LIMIT ?`;
    return (await this.#database.read(sql, ...(status ? [status] : []), limit)).map(this.#shown);
  }

  /** Finds by the whole id or by a beginning of it that only one has; several are returned for the caller to tell apart. */
  async find(id: string): Promise<ShownEnquiry[]> {
    const sql = `SELECT ${columns} FROM enquiries WHERE id = ?1 OR substr(id, 1, length(?1)) = ?1 LIMIT 5`;
    return (await this.#database.read(sql, id)).map(this.#shown);
  }

  /** Everything one person wrote, by e-mail address in any letter case, newest first. */
  async ofPerson(email: string): Promise<ShownEnquiry[]> {
    const sql = `SELECT ${columns} FROM enquiries WHERE ${isOfPerson} ORDER BY id DESC`;
    return (await this.#database.read(sql, email)).map(this.#shown);
  }

  /** Every enquiry as it moves from host to host, newest first. A damaged one stays where it is. */
  async *all(): AsyncGenerator<ExportedEnquiry> {
    for await (const row of this.#each(exportedColumns)) {
      const unreadable = unreadableInExported(row);
      if (unreadable.length === 0) yield parseExported(row);
      else this.#damaged.set(parseId(row).id, unreadable.join(", "));
    }
  }

  /** Those in which each of these words stands, newest first. */
  async *search(words: string): AsyncGenerator<ShownEnquiry> {
    const matches = matcher(words);
    for await (const row of this.#each(columns)) {
      const enquiry = this.#shown(row);
      if (matches(enquiry)) yield enquiry;
    }
  }

  /** Arrivals by week (as India counts its days), page and language, the newest week first. */
  async arrivals(): Promise<Arrivals[]> {
    const monday = `date((received_at + ${istOffsetMs}) / 1000, 'unixepoch', 'weekday 0', '-6 days')`;
    const sql = `SELECT coalesce(${monday}, 'not known') AS week, ${textIn("page")}, ${textIn("language")}, sum(hold_reason IS NOT NULL) AS held, count(*) AS count
      FROM enquiries GROUP BY 1, 2, 3 ORDER BY 1 DESC`;
    return (await this.#database.read(sql)).map(parseArrivals);
  }

  /** Brings enquiries over from another store (`upsert`). Broken off, it is done again from the beginning. */
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

  /** What an enquiry is told by beside mail, and how far that is. */
  async deliveriesOf(id: string): Promise<StoredDelivery[]> {
    const sql = `SELECT ${deliveryColumns} FROM deliveries WHERE enquiry_id = ? ORDER BY channel DESC`;
    return (await this.#database.read(sql, id)).flatMap(onlyWhole(parseStoredDelivery));
  }

  /** Hands a held enquiry to delivery. What comes from its address passes from now on, but for the day's limits, for as long as this one is kept. */
  release(id: string, now: number): Promise<number> {
    const set = "SET status = 'queued', due_at = ?2, released_at = ?2";
    return this.#change(`${set} WHERE id = ?1 AND status = 'held'`, id, now);
  }

  /** The addresses that pass, because something of theirs was released. */
  async trusted(): Promise<string[]> {
    const sql =
      "SELECT DISTINCT lower(email) AS email FROM enquiries WHERE released_at IS NOT NULL AND email <> '' ORDER BY 1";
    return (await this.#database.read(sql)).map((row) => parseEmail(row).email);
  }

  /** Undoes what releases taught: what comes from this address is judged again. */
  distrust(email: string): Promise<number> {
    return this.#change("SET released_at = NULL WHERE lower(email) = lower(?) AND released_at IS NOT NULL", email);
  }

  /** Takes `distrust` back: what comes from this address passes, of which something was held and was released. */
  trust(email: string, now: number): Promise<number> {
    const wasReleased = "hold_reason IS NOT NULL AND status <> 'held'";
    return this.#change(`SET released_at = ?2 WHERE lower(email) = lower(?1) AND ${wasReleased}`, email, now);
  }

  /** @param at when it was answered; `null` when it is not after all. */
  markAnswered(id: string, at: number | null): Promise<number> {
    return this.#change("SET answered_at = ?2 WHERE id = ?1", id, at);
  }

  /** Starts delivery over: for dead letters, for sent ones that were lost elsewhere, and for waiting ones at once. */
  resend(id: string, now: number): Promise<number> {
    const set = "SET status = 'queued', due_at = ?2, attempts = 0, lease = NULL, sent_at = NULL";
    return this.#change(`${set} WHERE id = ?1 AND status <> 'held'`, id, now);
  }

  /** Gives every dead letter a new run of attempts. */
  resendDead(now: number): Promise<number> {
    return this.#change(
      `SET status = 'queued', due_at = ?1, attempts = 0, lease = NULL WHERE status = 'dead' AND ${canChange.enquiries}`,
      now,
    );
  }

  /** Starts delivery by a channel beside mail over: of one enquiry, or of every dead letter. */
  async resendBy(channel: Channel, which: { id: string } | "dead", now: number): Promise<number> {
    const set = "SET status = 'queued', due_at = ?2, attempts = 0, lease = NULL, sent_at = NULL";
    const [condition, ...values] =
      which === "dead" ? [`status = 'dead' AND ${canChange.deliveries}`] : ["enquiry_id = ?3", which.id];
    const sql = `UPDATE deliveries ${set} WHERE channel = ?1 AND ${condition} RETURNING 1`;
    return (await this.#database.write(sql, channel, now, ...values)).length;
  }

  /** This one alone, in the copies too. */
  async deleteOne(id: string): Promise<number> {
    this.#checkMayDelete();
    return this.#delete("id = ?", id);
  }

  /** Deletes everything one person wrote; in the copies also what is only there. */
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
   * Enquiries that were mailed or answered, and arrived longer ago than `days`; in the copies also what is only there. What nobody has
   * dealt with stays.
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

  /** A page at a time. */
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

  /** From the copies first, so that a deletion that is broken off is found again and done to its end. */
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
