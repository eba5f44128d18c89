/*
 * Run as a program of its own, to be killed: opens the store of a folder with a folder of migrations.
 * Arguments: DATA_DIR, the folder of migrations.
 */
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";

const [folder = "", migrations = ""] = process.argv.slice(2);
console.log("opening");
const database = new SqliteDatabase(folder, { migrations });
console.log("opened");
await database.close();
