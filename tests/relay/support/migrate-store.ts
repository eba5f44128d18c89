/*
 * A program that opens the store of a folder with a folder of migrations, so that a test can kill it.
 * Arguments: DATA_DIR, the folder of migrations.
 */
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";

const [folder = "", migrations = ""] = process.argv.slice(2);
console.log("opening");
const database = new SqliteDatabase(folder, { migrations });
console.log("opened");
await database.close();
