import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { columnsOf, tablesOf } from "../../../server/relay/store/contents.ts";
import { columnOf } from "../../../server/relay/store/field-columns.ts";
import { exportedNames } from "../../../server/relay/store/rows.ts";
import { progress } from "../../../server/relay/store/upsert.ts";
import { root } from "../support/process.ts";

/**
 * What happens to each table when enquiries move to another host by export and import. A backup contains all of them.
 */
const tables: Record<string, string> = {
  enquiries: "moves",
  deliveries: "a host has the channels of its own settings, and tells nobody a second time what the other has told",
  days: "the cap's count of a day begins anew",
  key_value: "each host has its own secret of the forms",
  vitals: "counts of how fast pages were stay with the host on which they were",
};

const migrations = join(root, "server/relay/store/migrations");
const database = new DatabaseSync(":memory:");
for (const file of readdirSync(migrations).sort()) database.exec(readFileSync(join(migrations, file), "utf8"));

it("of every table somebody has said whether it moves", () =>
  expect(tablesOf(database).toSorted()).toEqual(Object.keys(tables).toSorted()));

/** Columns of an enquiry that do not move. */
const staying: Record<string, string> = {
  lease: "it is its taker's",
  notifies: "as a row of before: the webhook of the other host is not told of what was brought",
  acknowledge_to: "as a row of before: the visitor is not answered for what was brought",
};

it("of every column of an enquiry an export carries it, or somebody has said why not", () =>
  expect([...exportedNames.map(columnOf), ...Object.keys(staying)].toSorted()).toEqual(
    columnsOf(database, "enquiries").toSorted(),
  ));

it("what is brought leaves alone how far a mailed enquiry has come: of columns that there are", () =>
  expect(columnsOf(database, "enquiries")).toEqual(expect.arrayContaining([...progress])));
