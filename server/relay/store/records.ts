import { rowsAtATime } from "../../limits.ts";
import type { Status, StoredEnquiry } from "../enquiry.ts";
import type { Database, Value } from "./database.ts";
import { columns, parseId, parseStatusCount, parseStored } from "./rows.ts";

const dayMs = 86_400_000;

/** Which enquiries to list. */
export type ListOptions = {
  status?: Status | undefined;
  limit: number;
};

/** What the owner does with stored enquiries. Works while the server runs. */
export class Records {
  readonly #database: Database;
  readonly #copies: readonly Database[];

  /** @param copies of this database, from which is deleted what is deleted from it. */
  constructor(database: Database, copies: readonly Database[] = []) {
    this.#database = database;
    this.#copies = copies;
  }

  /** Newest first. */
  async list({ status, limit }: ListOptions): Promise<StoredEnquiry[]> {
    const sql = `SELECT ${columns} FROM enquiries ${status ? "WHERE status = ?" : ""} ORDER BY id DESC LIMIT ?`;
    return (await this.#database.read(sql, ...(status ? [status] : []), limit)).map(parseStored);
  }

  /** Finds by the whole id or by a beginning of it that only one has; several are returned for the caller to tell apart. */
  async find(id: string): Promise<StoredEnquiry[]> {
    const sql = `SELECT ${columns} FROM enquiries WHERE id = ?1 OR substr(id, 1, length(?1)) = ?1 LIMIT 5`;
    return (await this.#database.read(sql, id)).map(parseStored);
  }

  /** Every enquiry, newest first, a page at a time. */
  async *all(): AsyncGenerator<StoredEnquiry> {
    const sql = `SELECT ${columns} FROM enquiries WHERE id < ? ORDER BY id DESC LIMIT ${rowsAtATime}`;
    let before = "~";
    for (;;) {
      const page = (await this.#database.read(sql, before)).map(parseStored);
      yield* page;
      const last = page.at(-1);
      if (!last) return;
      before = last.id;
    }
  }

  async countByStatus(): Promise<Record<Status, number>> {
    const counts: Record<Status, number> = { queued: 0, held: 0, sent: 0, dead: 0 };
    const rows = await this.#database.read("SELECT status, count(*) AS count FROM enquiries GROUP BY status");
    for (const { status, count } of rows.map(parseStatusCount)) counts[status] = count;
    return counts;
  }

  /** Hands a held enquiry to delivery. */
  release(id: string, now: number): Promise<number> {
    return this.#change("SET status = 'queued', due_at = ?2 WHERE id = ?1 AND status = 'held'", id, now);
  }

  /** Starts delivery over: for dead letters, for sent ones that were lost elsewhere, and for waiting ones at once. */
  resend(id: string, now: number): Promise<number> {
    const set = "SET status = 'queued', due_at = ?2, attempts = 0, lease = NULL, sent_at = NULL";
    return this.#change(`${set} WHERE id = ?1 AND status <> 'held'`, id, now);
  }

  /** Gives every dead letter a new run of attempts. */
  resendDead(now: number): Promise<number> {
    return this.#change("SET status = 'queued', due_at = ?1, attempts = 0, lease = NULL WHERE status = 'dead'", now);
  }

  /** Everything one person wrote, by e-mail address in any letter case; in the copies also what is only there. */
  async deletePerson(email: string): Promise<number> {
    const condition = "lower(email) = lower(?)";
    const inCopies = new Set<string>();
    for (const copy of this.#copies) {
      const rows = await copy.write(`DELETE FROM enquiries WHERE ${condition} RETURNING id`, email);
      for (const row of rows) inCopies.add(parseId(row).id);
    }
    return Math.max(inCopies.size, await this.#delete(condition, email));
  }

  /** Sent enquiries that arrived longer ago than `days`. What was never delivered stays. */
  purge(days: number, now: number): Promise<number> {
    return this.#delete("status = 'sent' AND received_at < ?", now - days * dayMs);
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
    }
  }
}
