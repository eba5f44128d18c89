import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CopyDatabase } from "../../../server/relay/store/copy.ts";
import { holdFor } from "../support/other-thread.ts";
import { openFilesIn, unwritableFile } from "../support/proc.ts";
import { queryValue } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

let folder: string;
let file: string;
let copy: CopyDatabase;

beforeEach(() => {
  folder = temporaryFolder("copy");
  file = join(folder, "enquiries.v1.20260101T000000000Z.sqlite");
  copy = new CopyDatabase(file);
});
afterEach(() => copy.close());

const secret = "a-word-that-is-deleted";
const deletion = "DELETE FROM enquiries WHERE id = ? RETURNING id";

/** Makes the copy of a store with three enquiries. */
function fill(): void {
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE enquiries (id TEXT, message TEXT)");
  const insert = database.prepare("INSERT INTO enquiries VALUES (?, ?)");
  for (const id of ["a", "b", "c"]) insert.run(id, `${secret}-${id}`);
  database.close();
}

/** Damages all of a file but its first page. */
function damageSecondPage(): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, 4_096));
}

/** Makes an index on another index's empty pages: SQLite tells such damage by an extended code. */
function loseIndex(): void {
  const database = new DatabaseSync(file, { defensive: false });
  database.exec(`CREATE TABLE other (id TEXT); CREATE INDEX empty ON other (id); CREATE INDEX ids ON enquiries (id);
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'empty') WHERE name = 'ids'`);
  database.close();
}

const outcome = () => ({ removed: copy.removed, trouble: copy.trouble });
const nothing = { removed: undefined, trouble: undefined };

describe("a copy", () => {
  it("loses what is deleted, to the last byte, and returns its rows", async () => {
    fill();
    expect(await copy.write(deletion, "b")).toEqual([{ id: "b" }]);
    expect(await copy.write(deletion, "b")).toEqual([]);
    expect(await copy.read("SELECT id FROM enquiries WHERE id <> ? AND id <> ? ORDER BY id", "a", "x")).toEqual([
      { id: "c" },
    ]);
    expect(outcome()).toEqual(nothing);
    copy.close();
    expect(readdirSync(folder)).toEqual([basename(file)]);
    expect(readFileSync(file, "latin1")).not.toContain(`${secret}-b`);
    expect(readFileSync(file, "latin1")).toContain(`${secret}-a`);
  });

  it("is opened once, when it is needed, and can be closed and used again", async () => {
    fill();
    expect(openFilesIn(folder)).toEqual([]);
    await copy.read("SELECT id FROM enquiries");
    await copy.read("SELECT id FROM enquiries");
    expect(openFilesIn(folder)).toHaveLength(1);
    copy.close();
    copy.close();
    expect(openFilesIn(folder)).toEqual([]);
    expect(await copy.read("SELECT count(*) AS n FROM enquiries")).toEqual([{ n: 3 }]);
  });

  it("may be one of another program, without enquiries", async () => {
    new DatabaseSync(file).close();
    expect(await copy.write(deletion, "a")).toEqual([]);
    expect(outcome()).toEqual(nothing);
    expect(existsSync(file)).toBe(true);
  });

  it("waits while another connection locks it", async () => {
    fill();
    const held = await holdFor(50, file, "BEGIN EXCLUSIVE");
    expect(await copy.write(deletion, "a")).toEqual([{ id: "a" }]);
    expect(outcome()).toEqual(nothing);
    await held.ended;
  });
});

describe("a damaged copy", () => {
  it("that is no database is removed with its companions, and asked no more", async () => {
    writeFileSync(file, "words that are no database");
    writeFileSync(`${file}-journal`, "");
    expect(await copy.write(deletion, "a")).toEqual([]);
    const removed = `${file} could not be read (file is not a database). It was removed, as it may have held what is deleted`;
    expect(outcome()).toEqual({ removed, trouble: undefined });
    expect([readdirSync(folder), openFilesIn(folder)]).toEqual([[], []]);
    expect([await copy.write(deletion, "a"), await copy.read("SELECT id FROM enquiries")]).toEqual([[], []]);
    expect([readdirSync(folder), openFilesIn(folder), outcome().removed]).toEqual([[], [], removed]);
  });

  it("that is malformed is removed", async () => {
    fill();
    damageSecondPage();
    expect(await copy.write(deletion, "a")).toEqual([]);
    expect(outcome()).toEqual({
      removed: `${file} could not be read (database disk image is malformed). It was removed, as it may have held what is deleted`,
      trouble: undefined,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("whose index lacks its rows is removed", async () => {
    fill();
    loseIndex();
    expect(await copy.write("DELETE FROM enquiries WHERE message LIKE '%-a'")).toEqual([]);
    expect(outcome()).toEqual({ removed: expect.stringContaining(`${file} could not be read (`), trouble: undefined });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("a copy that cannot be written", () => {
  it("is named with SQLite's reason, stays, and is tried again", async () => {
    fill();
    expect(await copy.write("DELETE FROM enquiries WHERE email = ?", "a")).toEqual([]);
    expect(outcome()).toEqual({
      removed: undefined,
      trouble: `Deleted words may still stand in a copy: ${file}: no such column: email`,
    });
    expect(await copy.write(deletion, "a")).toEqual([{ id: "a" }]);
    copy.close();
    expect(queryValue(file, "SELECT count(*) FROM enquiries")).toBe(2);
  });

  it("is named with its owner when this user may not write to it", async () => {
    symlinkSync(unwritableFile, file);
    expect(await copy.write("DELETE FROM deliveries")).toEqual([]);
    const { trouble } = copy;
    expect(trouble).toContain(`Deleted words may still stand in a copy: ${file} belongs to root, and `);
    expect(trouble).toContain(" may not write to it. As root: chown ");
    expect([copy.removed, readdirSync(folder).length]).toEqual([undefined, 1]);
  });

  it("is named when it cannot be opened", async () => {
    copy = new CopyDatabase(join(folder, "missing/file"));
    expect(await copy.write(deletion, "a")).toEqual([]);
    expect(copy.trouble).toBe(
      `Deleted words may still stand in a copy: ${join(folder, "missing/file")}: unable to open database file`,
    );
  });
});
