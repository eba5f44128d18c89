import { expect, it } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { columns, onlyWhole, parseImported, parseStored } from "../../../server/relay/store/rows.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { storedEnquiry } from "../support/enquiries.ts";
import { firstReleaseFolder } from "../support/first-release.ts";

const database = new SqliteDatabase(firstReleaseFolder());
const rows = await database.read(`SELECT ${columns} FROM enquiries`);
await database.close();

it("rows as the database hands them over become enquiries", () => {
  expect(rows.map(parseStored)).toHaveLength(15);
});

it.each([
  [{ status: "lost" }, "status"],
  [{ attempts: "1" }, "attempts"],
  [{ email: null }, "email"],
  [{ receivedAt: 1.5 }, "receivedAt"],
])("a row with %j is a damaged store, told by its column and not by its value", (wrong, column) => {
  const parse = () => parseStored({ ...rows[0], ...wrong });
  expect(parse).toThrow(StoreError);
  expect(parse).toThrow(`A stored row is damaged: ${column}: `);
  expect(parse).not.toThrow(/Asha|buyer/);
});

it("a damaged row is left out of a list, and a fault of the program is told", () => {
  expect([...rows, { ...rows[0], status: "lost" }].flatMap(onlyWhole(parseStored))).toHaveLength(15);
  const faulty = () => {
    throw new TypeError("not a function");
  };
  expect(() => rows.flatMap(onlyWhole(faulty))).toThrow("not a function");
});

it("an export of a release before a field or a column was there is taken, with what older rows have in its place", () => {
  const { phone: _phone, requestConsultation: _tick, page: _page, releasedAt: _released, ...older } = storedEnquiry();
  expect(parseImported({ ...older, fingerprint: "f" })).toMatchObject({
    phone: "",
    requestConsultation: "No",
    page: "",
    language: "en",
    releasedAt: null,
  });
  const { message: _message, ...wordless } = storedEnquiry();
  expect(() => parseImported({ ...wordless, fingerprint: "f" })).toThrow("message: ");
});
