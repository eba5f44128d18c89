import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  copiesIn,
  hasUnfinishedCopy,
  removeDatabase,
  removeUnfinishedCopy,
  UnfinishedCopy,
} from "../../../server/relay/store/unfinished-copy.ts";
import { openFilesIn } from "../support/proc.ts";
import { modeOf, queryValue } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const ends = ["", "-journal", "-wal", "-shm"];
const unfinished = "enquiries.unfinished-copy";
const finished = "enquiries.v3.20260102T030405006Z.sqlite";

let folder: string;
let file: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-02T03:04:05.006Z") });
  folder = temporaryFolder("copy");
  file = join(folder, "enquiries.sqlite");
});
afterEach(() => void vi.useRealTimers());

const at = (name: string) => join(folder, name);
const files = () => readdirSync(folder).sort();

function write(...names: string[]): void {
  for (const name of names) writeFileSync(at(name), "");
}

/** A store with one word, which its connection is about to change. */
function storeToChange(): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE words (word TEXT); INSERT INTO words VALUES ('before'); BEGIN IMMEDIATE");
  return database;
}

describe("the copies of a folder", () => {
  it("are the files that are named as such", () => {
    const copies = [finished, "enquiries.v12.99999999T999999999Z.sqlite"];
    write(
      ...copies,
      "enquiries.sqlite",
      unfinished,
      `${finished}-wal`,
      `x${finished}`,
      "enquiries.v.20260102T030405006Z.sqlite",
      "enquiries.vx.20260102T030405006Z.sqlite",
      "enquiries.v3.2026010T030405006Z.sqlite",
      "enquiries.v3.aaaaaaaaT030405006Z.sqlite",
      "enquiries.v3.20260102T03040500Z.sqlite",
      "enquiries.v3.20260102TaaaaaaaaaZ.sqlite",
    );
    expect(copiesIn(folder).sort()).toEqual(copies.map(at).sort());
  });

  it("are none in an empty folder", () => {
    expect(copiesIn(folder)).toEqual([]);
  });
});

describe("a database that is removed", () => {
  it("goes with its companions alone", () => {
    write(...ends.map((end) => `one${end}`), "one-other", "one.sqlite", "two");
    removeDatabase(at("one"));
    expect(files()).toEqual(["one-other", "one.sqlite", "two"]);
  });

  it("may be gone already", () => {
    write("two");
    removeDatabase(at("one"));
    expect(files()).toEqual(["two"]);
  });
});

describe("an unfinished copy that was left", () => {
  it.each(ends)("is seen by its file%s, and removed", (end) => {
    write("enquiries.sqlite", `${unfinished}${end}`);
    expect(hasUnfinishedCopy(folder)).toBe(true);
    removeUnfinishedCopy(folder);
    expect([hasUnfinishedCopy(folder), files()]).toEqual([false, ["enquiries.sqlite"]]);
  });

  it("is none of the other files", () => {
    write("enquiries.sqlite", "enquiries.sqlite-wal", finished, `${unfinished}-other`);
    expect(hasUnfinishedCopy(folder)).toBe(false);
  });
});

describe("a copy of a store", () => {
  it("holds what was there before the change, for its owner alone, and is closed", () => {
    const store = storeToChange();
    const copy = new UnfinishedCopy(file, 3);
    store.exec("UPDATE words SET word = 'after'");
    expect(files()).toEqual(["enquiries.sqlite", "enquiries.sqlite-journal", unfinished]);
    expect(modeOf(at(unfinished))).toBe(0o600);
    expect(queryValue(at(unfinished), "SELECT word FROM words")).toBe("before");
    store.exec("COMMIT");
    store.close();
    expect(openFilesIn(folder)).toEqual([]);
    expect(copy.finish()).toBe(at(finished));
    expect(files()).toEqual(["enquiries.sqlite", finished]);
    expect([queryValue(at(finished), "SELECT word FROM words"), queryValue(file, "SELECT word FROM words")]).toEqual([
      "before",
      "after",
    ]);
  });

  it("takes the place of one that was left", () => {
    writeFileSync(at(unfinished), "of an earlier attempt");
    write(`${unfinished}-journal`, `${unfinished}-wal`, `${unfinished}-shm`);
    const store = storeToChange();
    new UnfinishedCopy(file, 3);
    store.close();
    expect(files()).toEqual(["enquiries.sqlite", unfinished]);
    expect(queryValue(at(unfinished), "SELECT word FROM words")).toBe("before");
  });

  it("is removed before it is finished, with what SQLite left beside it", () => {
    storeToChange().close();
    const copy = new UnfinishedCopy(file, 3);
    write(`${unfinished}-wal`);
    copy.remove();
    expect(files()).toEqual(["enquiries.sqlite"]);
  });

  it("is removed after it is finished", () => {
    storeToChange().close();
    const copy = new UnfinishedCopy(file, 3);
    copy.finish();
    write(`${finished}-wal`);
    copy.remove();
    expect(files()).toEqual(["enquiries.sqlite"]);
  });

  it("that fails leaves nothing behind", () => {
    writeFileSync(file, "words that are no database");
    expect(() => new UnfinishedCopy(file, 3)).toThrow("file is not a database");
    expect([files(), openFilesIn(folder)]).toEqual([["enquiries.sqlite"], []]);
    expect(readFileSync(file, "utf8")).toBe("words that are no database");
  });

  it("of a store that is missing is not made, nor is the store", () => {
    expect(() => new UnfinishedCopy(file, 3)).toThrow("unable to open database file");
    expect([files(), openFilesIn(folder)]).toEqual([[], []]);
  });
});
