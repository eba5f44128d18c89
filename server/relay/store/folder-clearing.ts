import type { Cleared } from "../retention.ts";
import { CopyDatabase } from "./copy.ts";
import { copiesIn } from "./migrate.ts";
import { Records } from "./records.ts";
import type { SqliteDatabase } from "./sqlite.ts";

/** Deletes sent enquiries past their time from the store of a folder, from its copies and from its log. */
export async function clearFolder(
  folder: string,
  database: SqliteDatabase,
  days: number,
  now: number,
): Promise<Cleared> {
  const copies = copiesIn(folder).map((file) => new CopyDatabase(file));
  try {
    const deleted = await new Records(database, copies).purge(days, now);
    return { deleted, tracesLeft: deleted > 0 && !database.emptyLog({ waitMs: 0 }) };
  } finally {
    for (const copy of copies) copy.close();
  }
}
