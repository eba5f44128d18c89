import type { Status, StoredEnquiry } from "../enquiry.ts";
import type { Database, Value } from "./database.ts";
import { columns } from "./enquiry-store.ts";

const dayMs = 86_400_000;

/** Rows read or deleted at a time: a long purge must not keep the server's writes waiting. */
const chunk = 500;

/** Which enquiries to list. */
export type ListOptions = {
  status?: Status | undefined;
  limit: number;
};

/** What the owner does with stored enquiries. Works while the server runs. */
export class Records {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Newest first. */
  async list({ status, limit }: ListOptions): Promise<StoredEnquiry[]> {
    const sql = `SELECT ${columns} FROM enquiries ${status ? "WHERE status = ?" : ""} ORDER BY id DESC LIMIT ?`;
    return (await this.#database.read(sql, ...(status ? [status] : []), limit)) as unknown as StoredEnquiry[];
  }

  /** Finds by the whole id or by a beginning of it that only one has; several are returned for the caller to tell apart. */
  async find(id: string): Promise<StoredEnquiry[]> {
    const sql = `SELECT ${columns} FROM enquiries WHERE id = ?1 OR substr(id, 1, length(?1)) = ?1 LIMIT 5`;
    return (await this.#database.read(sql, id)) as unknown as StoredEnquiry[];
  }

  /** Every enquiry, newest first, a page at a time. */
  async *all(): AsyncGenerator<StoredEnquiry> {
    const sql = `SELECT ${columns} FROM enquiries WHERE id < ? ORDER BY id DESC LIMIT ${chunk}`;
    let before = "~";
    for (;;) {
      const page = (await this.#database.read(sql, before)) as unknown as StoredEnquiry[];
      yield* page;
      const last = page.at(-1);
      if (!last) return;
      before = last.id;
    }
  }

  async countByStatus(): Promise<Record<Status, number>> {
    const counts: Record<Status, number> = { queued: 0, held: 0, sent: 0, dead: 0 };
    const rows = await this.#database.read("SELECT status, count(*) AS n FROM enquiries GROUP BY status");
    for (const { status, n } of rows) counts[status as Status] = Number(n);
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

  /** Everything one person wrote, by e-mail address in any letter case. */
  deletePerson(email: string): Promise<number> {
    return this.#delete("lower(email) = lower(?)", email);
  }

  /** Sent enquiries that arrived longer ago than `days`. What was never delivered stays. */
  purge(days: number, now: number): Promise<number> {
    return this.#delete("status = 'sent' AND received_at < ?", now - days * dayMs);
  }

  async #change(clause: string, ...values: Value[]): Promise<number> {
    return (await this.#database.write(`UPDATE enquiries ${clause} RETURNING 1`, ...values)).length;
  }

  async #delete(condition: string, ...values: Value[]): Promise<number> {
    const sql = `DELETE FROM enquiries WHERE id IN (SELECT id FROM enquiries WHERE ${condition} LIMIT ${chunk}) RETURNING 1`;
    let total = 0;
    for (;;) {
      const deleted = (await this.#database.write(sql, ...values)).length;
      total += deleted;
      if (deleted < chunk) break;
    }
    // What was deleted is still in the log beside the database until the log is emptied.
    await this.#database.read("PRAGMA wal_checkpoint(TRUNCATE)");
    return total;
  }
}
