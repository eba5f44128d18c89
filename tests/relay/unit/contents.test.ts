import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it } from "vitest";
import {
  checkIntegrity,
  checkSameRows,
  columnsOf,
  contentsOf,
  iterate,
  tablesOf,
} from "../../../server/relay/store/contents.ts";
import { StoreError } from "../../../server/relay/store/database.ts";

const opened: DatabaseSync[] = [];
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
});

/** A database in memory whose schema can be changed by hand. */
function databaseOf(sql: string): DatabaseSync {
  const database = new DatabaseSync(":memory:", { defensive: false });
  opened.push(database);
  database.exec(sql);
  return database;
}

/** What a call throws; a text when it throws nothing. */
function thrownBy(work: () => void): unknown {
  try {
    work();
    return "nothing was thrown";
  } catch (error) {
    return error;
  }
}

const letters = "CREATE TABLE letters (id INTEGER PRIMARY KEY, words TEXT, weight INTEGER);";

describe("the tables of a store", () => {
  it("are all that its maker made, and none of SQLite's own, of a view or of an index", () => {
    const database = databaseOf(`
      CREATE TABLE counted (id INTEGER PRIMARY KEY AUTOINCREMENT, words TEXT);
      CREATE TABLE sqlitex (a);
      CREATE INDEX counted_words ON counted (words);
      CREATE VIEW seen AS SELECT * FROM counted;
      INSERT INTO counted (words) VALUES ('Salt');
      ANALYZE;`);
    expect(tablesOf(database)).toEqual(["counted", "sqlitex"]);
  });

  it("are not those of a database attached to it", () => {
    const database = databaseOf(`${letters} ATTACH ':memory:' AS other; CREATE TABLE other.recipes (a)`);
    expect(tablesOf(database)).toEqual(["letters"]);
  });
});

describe("the columns of a table", () => {
  const two = `${letters} ATTACH ':memory:' AS other; CREATE TABLE other.letters (a, b)`;

  it("come in their order, from the store itself", () => {
    expect(columnsOf(databaseOf(two), "letters")).toEqual(["id", "words", "weight"]);
  });

  it("come from an attached database when it is named", () => {
    expect(columnsOf(databaseOf(two), "letters", "other")).toEqual(["a", "b"]);
  });

  it("are not those of a temporary table of that name", () => {
    const database = databaseOf(`${letters} CREATE TEMP TABLE letters (passing)`);
    expect(columnsOf(database, "letters")).toEqual(["id", "words", "weight"]);
  });

  it("are none where there is no such table", () => {
    expect(columnsOf(databaseOf(letters), "recipes")).toEqual([]);
  });
});

it("rows are read with numbers where JavaScript has them, and else with bigints", () => {
  const database = databaseOf(`${letters}
    INSERT INTO letters VALUES (1, 'Salt', 9007199254740991), (2, NULL, 9223372036854775807), (3, x'00ff', 1.5)`);
  expect([...iterate(database, "SELECT * FROM letters ORDER BY id")]).toEqual([
    { id: 1, words: "Salt", weight: 9_007_199_254_740_991 },
    { id: 2, words: null, weight: 9_223_372_036_854_775_807n },
    { id: 3, words: Uint8Array.of(0, 255), weight: 1.5 },
  ]);
});

describe("the contents of a store", () => {
  const rows = [
    { id: "0m1", words: "Salt, by hand", weight: 3 },
    { id: "0m2", words: null, weight: 9_223_372_036_854_775_807n },
  ];

  it("are the number of rows and a checksum that every release has to calculate alike", () => {
    expect(contentsOf(rows)).toEqual({ enquiries: 2, checksum: "80218f7d6358847b" });
    expect(contentsOf([])).toEqual({ enquiries: 0, checksum: "e3b0c44298fc1c14" });
  });

  it("have another checksum when one value differs, or the order", () => {
    const [first, second] = rows;
    const changed = [{ ...first, weight: 4 }, second];
    const checksums = [rows, changed, rows.toReversed()].map((some) => contentsOf(some as typeof rows).checksum);
    expect(new Set(checksums).size).toBe(3);
  });
});

/** A table whose index lacks the only row, as after a fault of the disk. */
function withGapInIndex(index: string): DatabaseSync {
  const database = databaseOf(`CREATE TABLE letters (words); CREATE INDEX "${index}" ON letters (words)`);
  const row = database.prepare("SELECT * FROM sqlite_schema WHERE type = 'index'").get();
  database.exec("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE type = 'index'");
  database.exec("PRAGMA writable_schema = RESET; INSERT INTO letters VALUES ('Salt'); PRAGMA writable_schema = ON");
  database.prepare("INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)").run(...Object.values(row ?? {}));
  database.exec("PRAGMA writable_schema = RESET");
  return database;
}

/** A table whose rows its declaration would refuse. */
function withRefused(declared: string, values: string): DatabaseSync {
  const database = databaseOf(`CREATE TABLE letters (words); INSERT INTO letters VALUES ${values}`);
  database.exec("PRAGMA writable_schema = ON");
  database.prepare("UPDATE sqlite_schema SET sql = ?").run(`CREATE TABLE letters (${declared})`);
  database.exec("PRAGMA writable_schema = RESET");
  return database;
}

const foundIn = (database: DatabaseSync) =>
  database
    .prepare("PRAGMA integrity_check")
    .all()
    .map(({ integrity_check: found }) => found);

describe("the check of a database's pages", () => {
  it("passes a whole one", () => {
    expect(thrownBy(() => checkIntegrity(databaseOf(letters), "copy.sqlite"))).toBe("nothing was thrown");
  });

  it.each([
    ["words CHECK (words = 'Milk')", "('Salt')", "CHECK constraint failed in letters"],
    ["words NOT NULL", "(NULL)", "NULL value in letters.words"],
    ["words INTEGER) STRICT --", "('Salt')", "non-INTEGER value in letters.words"],
    ["words TEXT", "(5)", "NUMERIC value in letters.words"],
    ["words INTEGER", "('5')", "TEXT value in letters.words"],
  ])("passes a row that is damaged alone: %s %s", (declared, values, found) => {
    const database = withRefused(declared, values);
    expect(foundIn(database)).toEqual([found]);
    expect(thrownBy(() => checkIntegrity(database, "copy.sqlite"))).toBe("nothing was thrown");
  });

  it.each(["plain", "NULL value in ", "CHECK constraint failed in ", "non-TEXT value in "])(
    "names the file and what is damaged, whatever an index is called: %s",
    (index) => {
      const error = thrownBy(() => checkIntegrity(withGapInIndex(index), "copy.sqlite"));
      expect(error).toBeInstanceOf(StoreError);
      expect((error as Error).message).toBe(`copy.sqlite is damaged: wrong # of entries in index ${index}`);
    },
  );
});

describe("the comparison of a copy with its original", () => {
  const tables = `${letters} CREATE TABLE recipes (name, taste);`;
  const compare = (original: string, copy: string) =>
    thrownBy(() => checkSameRows(databaseOf(tables + original), databaseOf(tables + copy), "copy.sqlite"));
  const refusal = (row: number, table: string) =>
    new StoreError(
      `copy.sqlite is no whole copy: row ${row} of the table ${table} is not what it should be. Run this again`,
    );
  const three = "INSERT INTO letters VALUES (1, 'Salt', 1), (2, 'Milk', 9223372036854775807), (3, 'Rice', 3);";

  it("passes empty tables, and tables with the same rows", () => {
    expect(compare("", "")).toBe("nothing was thrown");
    expect(compare(three, three)).toBe("nothing was thrown");
  });

  it("passes rows that were written in another order", () => {
    expect(
      compare(
        "INSERT INTO recipes VALUES ('a', 'sweet'), ('a', 'hot'), ('b', 'mild')",
        "INSERT INTO recipes VALUES ('b', 'mild'), ('a', 'hot'), ('a', 'sweet')",
      ),
    ).toBe("nothing was thrown");
  });

  it.each([
    ["UPDATE letters SET words = 'Salted' WHERE id = 1", 1],
    ["UPDATE letters SET weight = 9223372036854775806 WHERE id = 2", 2],
    ["UPDATE letters SET words = NULL WHERE id = 3", 3],
    ["DELETE FROM letters WHERE id = 3", 3],
    ["DELETE FROM letters", 1],
    ["INSERT INTO letters VALUES (4, 'Oil', 4)", 4],
  ])("names the first row that is not the same after %s", (change, row) => {
    expect(compare(three, three + change)).toEqual(refusal(row, "letters"));
  });

  it("names the table, also where it is not the first", () => {
    expect(compare(three, `${three} INSERT INTO recipes VALUES ('a', 'b')`)).toEqual(refusal(1, "recipes"));
    expect(compare(`${three} INSERT INTO recipes VALUES ('a', 'b')`, three)).toEqual(refusal(1, "recipes"));
  });

  it("fails with a StoreError", () => {
    expect(compare(three, "")).toBeInstanceOf(StoreError);
  });

  it("takes no notice of SQLite's own tables", () => {
    expect(compare(three, `${three} ANALYZE`)).toBe("nothing was thrown");
    expect(compare(`${three} ANALYZE`, three)).toBe("nothing was thrown");
  });
});
