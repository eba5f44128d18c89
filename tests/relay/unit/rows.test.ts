import { expect, it } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { columns, parseStored } from "../../../server/relay/store/rows.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { firstReleaseFolder } from "../support/first-release.ts";

const database = new SqliteDatabase(firstReleaseFolder());
const rows = await database.read(`SELECT ${columns} FROM enquiries`);
await database.close();

it.each([
  [{ status: "lost" }, "status"],
  [{ email: null }, "email"],
])("a row with %j is refused by its id and column, without its value", (wrong, column) => {
  const parse = () => parseStored({ ...rows[0], ...wrong });
  expect(parse).toThrow(StoreError);
  expect(parse).toThrow(`Enquiry ${rows[0]?.id} is damaged: ${column}: `);
  expect(parse).not.toThrow(/Asha|buyer/);
});
