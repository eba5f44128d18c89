import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { temporaryFolder } from "./temporary.ts";

/** The folder of the only migration of a store of notes, which have an id and a number. */
export const notesMigrations = temporaryFolder("migrations");
writeFileSync(join(notesMigrations, "0001_notes.sql"), "CREATE TABLE notes (id TEXT PRIMARY KEY, n INTEGER) STRICT");

export const addNote = (database: SqliteDatabase, id: string, n: number | null = null) =>
  database.write("INSERT INTO notes (id, n) VALUES (?, ?) RETURNING id", id, n);

export const noteIds = async (database: SqliteDatabase) =>
  (await database.read("SELECT id FROM notes ORDER BY id")).map(({ id }) => id);
