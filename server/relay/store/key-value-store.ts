import type { Database } from "./database.ts";
import { parseChannelCount } from "./rows.ts";

/** What server and commands both ask of the store, and notes that they keep there for each other and for the next start. */
export class KeyValueStore {
  protected readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The value under a name, as `change` wrote it. */
  async value(name: string): Promise<string | null> {
    const [row] = await this.database.read("SELECT value FROM key_value WHERE name = ?", name);
    return typeof row?.value === "string" ? row.value : null;
  }

  /** Writes a value under a name. @returns whether it was another before; of processes at once, one gets true */
  async change(name: string, value: string): Promise<boolean> {
    const rows = await this.database.write(
      `INSERT INTO key_value (name, value) VALUES (?1, ?2)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value RETURNING 1`,
      name,
      value,
    );
    return rows.length > 0;
  }

  /** The channels beside mail with deliveries that wait or were given up: how many of each. */
  async countByChannel() {
    const sql = `SELECT channel, sum(status = 'queued') AS queued, sum(status = 'dead') AS dead FROM deliveries
      WHERE status IN ('queued', 'dead') GROUP BY channel ORDER BY channel DESC`;
    return (await this.database.read(sql)).map(parseChannelCount);
  }
}
