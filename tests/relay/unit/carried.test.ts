import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { columnOf } from "../../../server/relay/store/field-columns.ts";
import { exportedNames } from "../../../server/relay/store/rows.ts";
import { root } from "../support/process.ts";

const migrations = join(root, "server/relay/store/migrations");
const database = new DatabaseSync(":memory:");
for (const file of readdirSync(migrations).sort()) database.exec(readFileSync(join(migrations, file), "utf8"));

/** Columns of an enquiry that do not move: the lease is its taker's, the other deliveries are those of their host. */
const staying = ["lease", "notifies", "acknowledge_to"];

it("an export carries every column of an enquiry that belongs to no host", () => {
  const columns = database.prepare("SELECT name FROM pragma_table_info('enquiries')").all();
  expect([...exportedNames.map(columnOf), ...staying].toSorted()).toEqual(
    columns.map(({ name }) => String(name)).toSorted(),
  );
});
