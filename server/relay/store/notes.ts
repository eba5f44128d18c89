import type { Database } from "./database.ts";

/** Notes that server and commands keep in the store for each other and for the next start. */
export class Notes {
  protected readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The value under a name, as `change` wrote it. */
  async value(name: string): Promise<string | null> {
    const [row] = await this.database.read("SELECT value FROM key_value WHERE name = ?", name);
    return typeof row?.value === "string" ? row.value : null;
  }

  /**
   * Writes a value under a name. @returns whether it was another before; of several processes at once, one gets true
   */
  async change(name: string, value: string): Promise<boolean> {
    const rows = await this.database.write(
      `INSERT INTO key_value (name, value) VALUES (?1, ?2)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value RETURNING 1`,
      name,
      value,
    );
    return rows.length > 0;
  }
}
