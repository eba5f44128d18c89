import { cpSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { SqliteDatabase, storeFile } from "../../../server/relay/store/sqlite.ts";
import { clearFolder, StoreFolder } from "../../../server/relay/store/store-folder.ts";
import { openWorkFolder } from "../../../server/relay/store/work-folder.ts";
import { typicalEnquiry } from "../support/enquiries.ts";
import { filledStore } from "../support/filled-store.ts";
import { holdFor } from "../support/other-thread.ts";
import { openFilesIn, unwritableFolder } from "../support/proc.ts";
import { queryValue, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const day = 86_400_000;
const now = 1_800_000_000_000;
const copyName = "enquiries.v1.20260101T000000000Z.sqlite";
const brokenName = "enquiries.v2.20260101T000000000Z.sqlite";

let folder: string;
let database: SqliteDatabase;
let store: StoreFolder;

const filled = await filledStore([{ at: now - 10 * day }, { at: now - 5 * day, email: "other@buyer.example" }]);
withDatabase(storeFile(filled), (source) => source.exec("UPDATE enquiries SET status = 'sent'"));

beforeEach(() => {
  folder = temporaryFolder("folder");
  cpSync(filled, folder, { recursive: true });
  database = new SqliteDatabase(folder);
  store = new StoreFolder(folder, database);
});
afterEach(async () => {
  store.close();
  await database.close();
});

const at = (name: string) => join(folder, name);
const restoring = () => at("unfinished-restore");
const logLength = () => statSync(at("enquiries.sqlite-wal")).size;
const none = { removed: [], left: [] };

/** Puts copies beside the store, then looks at its folder anew. */
function look(...copies: (() => void)[]): void {
  for (const make of copies) make();
  store = new StoreFolder(folder, database);
}

/** A copy as the store is now. */
const copyOfStore = () => withDatabase(storeFile(folder), (source) => source.exec(`VACUUM INTO '${at(copyName)}'`));
/** A copy that is no database. */
const damagedCopy = () => writeFileSync(at(brokenName), "words that are no database");
/** A copy whose columns this program does not know. */
const strangeCopy = () => withDatabase(at(copyName), (copy) => copy.exec("CREATE TABLE enquiries (words TEXT)"));

const wasRemoved = () =>
  `${at(brokenName)} could not be read (file is not a database). It was removed, as it may have held what is deleted`;
const mayStand = (column: string) =>
  `Deleted words may still stand in a copy: ${at(copyName)}: no such column: ${column}`;
const beingMade = "A copy is being made before a change: run this again when it is done";
const beingRead =
  "Another program is reading the enquiries, so deleted words may still stand in enquiries.sqlite-wal: run this again";
const underWay = () => `A restore is under way in ${restoring()}: run this again when it is done`;

/** Does something in a transaction of another program. @returns a function that ends it */
function elsewhere(sql: string): () => void {
  const other = new DatabaseSync(storeFile(folder));
  other.exec(`${sql}; SELECT count(*) FROM enquiries`);
  return () => other.close();
}

describe("traces of what is deleted", () => {
  it("are removed: it goes from the copies, and the log is emptied", async () => {
    look(copyOfStore);
    expect(await store.records.deletePerson(typicalEnquiry.email)).toBe(1);
    expect(logLength()).toBeGreaterThan(0);
    expect(store.removeTraces()).toEqual(none);
    expect(logLength()).toBe(0);
    store.close();
    expect(openFilesIn(folder)).not.toContain(copyName);
    for (const file of [at(copyName), storeFile(folder)])
      expect(queryValue(file, "SELECT group_concat(email) FROM enquiries")).toBe("other@buyer.example");
  });

  it("are told of, where a copy had to be removed or could not be written", async () => {
    look(damagedCopy, strangeCopy);
    await store.records.deletePerson(typicalEnquiry.email);
    expect(store.removeTraces()).toEqual({ removed: [wasRemoved()], left: [mayStand("id")] });
    expect(existsSync(at(brokenName))).toBe(false);
  });

  it("are an unfinished copy, which is removed", () => {
    for (const end of ["", "-wal"]) writeFileSync(at(`enquiries.unfinished-copy${end}`), "words");
    expect(store.removeTraces(0)).toEqual(none);
    expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  it("are removed without locking others out where there is no unfinished copy", () => {
    const whileAlone = vi.spyOn(database, "whileAlone");
    expect(store.removeTraces(0)).toEqual(none);
    expect(whileAlone).not.toHaveBeenCalled();
  });

  it("are left in an unfinished copy while another program may be making it", () => {
    writeFileSync(at("enquiries.unfinished-copy"), "words");
    const end = elsewhere("BEGIN IMMEDIATE");
    expect(store.removeTraces(0)).toEqual({ removed: [], left: [beingMade, beingRead] });
    expect(existsSync(at("enquiries.unfinished-copy"))).toBe(true);
    end();
    expect(store.removeTraces(0)).toEqual(none);
  });

  it("are removed as soon as another program is done", async () => {
    writeFileSync(at("enquiries.unfinished-copy"), "words");
    const held = await holdFor(50, storeFile(folder), "BEGIN IMMEDIATE");
    expect(store.removeTraces()).toEqual(none);
    await held.ended;
  });

  it("are left in the log while another program reads", async () => {
    const end = elsewhere("BEGIN");
    await database.write("UPDATE enquiries SET status = 'dead'");
    expect(store.removeTraces(0)).toEqual({ removed: [], left: [beingRead] });
    end();
    expect(store.removeTraces(0)).toEqual(none);
  });

  it("are what a restore left, which is removed", () => {
    mkdirSync(restoring());
    writeFileSync(join(restoring(), "backup.sqlite"), "words");
    expect(store.removeTraces(0)).toEqual(none);
    expect(existsSync(restoring())).toBe(false);
  });

  it("are left in a restore that is under way", () => {
    const end = openWorkFolder(restoring());
    expect(store.removeTraces(0)).toEqual({ removed: [], left: [underWay()] });
    end();
  });

  it("are left in what a restore left, when somebody put something in it", () => {
    mkdirSync(restoring());
    writeFileSync(join(restoring(), "notes.txt"), "");
    expect(store.removeTraces(0)).toEqual({
      removed: [],
      left: [
        `Deleted words may still stand in what a restore left: ${restoring()}: ${restoring()} is in the way, and holds what this program did not make. Move it, and try again`,
      ],
    });
  });

  it.each(["folder", "lock"])("are left in what a restore left, when its %s is closed to this user", (what) => {
    if (what === "lock") mkdirSync(restoring());
    const closed = what === "lock" ? join(restoring(), "lock") : restoring();
    symlinkSync(unwritableFolder, closed);
    const { left } = store.removeTraces(0);
    expect(left).toEqual([
      expect.stringMatching(
        /^Deleted words may still stand in what a restore left: .+ may not write to it\. As root: /,
      ),
    ]);
    expect(left[0]).toContain(`${closed} belongs to root`);
  });
});

describe("a deletion", () => {
  it("is refused while a restore would bring it back", async () => {
    const end = openWorkFolder(restoring());
    const refused = new StoreError(`Nothing was deleted. ${underWay()}`);
    await expect(store.records.deletePerson(typicalEnquiry.email)).rejects.toThrow(refused);
    await expect(store.records.purge(0, now)).rejects.toThrow(StoreError);
    expect(queryValue(storeFile(folder), "SELECT count(*) FROM enquiries")).toBe(2);
    end();
    expect(await store.records.deletePerson(typicalEnquiry.email)).toBe(1);
  });
});

describe("a folder that is cleared", () => {
  it("loses what is past its time, also from its copies", async () => {
    copyOfStore();
    expect(await clearFolder(folder, database, 7, now)).toEqual({ deleted: 1, tracesLeft: false, said: "" });
    expect(logLength()).toBe(0);
    expect(openFilesIn(folder)).not.toContain(copyName);
    for (const file of [at(copyName), storeFile(folder)])
      expect(queryValue(file, "SELECT group_concat(email) FROM enquiries")).toBe("other@buyer.example");
  });

  it("tells what was removed, which leaves no traces", async () => {
    damagedCopy();
    expect(await clearFolder(folder, database, 7, now)).toEqual({ deleted: 1, tracesLeft: false, said: wasRemoved() });
  });

  it("tells where traces remain, in sentences, and does not wait for others", async () => {
    damagedCopy();
    strangeCopy();
    const end = elsewhere("BEGIN");
    const start = performance.now();
    expect(await clearFolder(folder, database, 7, now)).toEqual({
      deleted: 1,
      tracesLeft: true,
      said: `${wasRemoved()}. ${mayStand("id")}. ${beingRead}`,
    });
    expect(performance.now() - start).toBeLessThan(1_000);
    end();
  });

  it("fails as the store does when it cannot be read", async () => {
    const missing = join(temporaryFolder("clear"), "missing");
    const error = await clearFolder(missing, database, 7, now).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({
      message: `ENOENT: no such file or directory, scandir '${missing}'`,
      cause: { code: "ENOENT" },
    });
  });

  it("is closed also when clearing it fails", async () => {
    copyOfStore();
    await database.write("ALTER TABLE enquiries RENAME TO others");
    const error = await clearFolder(folder, database, 7, now).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect((error as StoreError).message).toBe("no such table: enquiries");
    expect(openFilesIn(folder)).not.toContain(copyName);
  });
});
