import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { backUp } from "../../../server/relay/store/backup.ts";
import { contentsOf } from "../../../server/relay/store/contents.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import { storeFile } from "../../../server/relay/store/sqlite.ts";
import { openWorkFolder } from "../../../server/relay/store/work-folder.ts";
import { filledStore } from "../support/filled-store.ts";
import { beforeStatement } from "../support/meanwhile.ts";
import { openFilesIn } from "../support/proc.ts";
import { readRows } from "../support/rows.ts";
import { damageEnquiries, modeOf, queryValue, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const isRoot = process.geteuid?.() === 0;
const twoEnquiries = () => filledStore([{ message: "Salt, by hand" }, { message: "Salt, by ship" }]);

/** A new folder for a backup, and the backup's path. */
function newPlace(): { place: string; file: string } {
  const place = temporaryFolder("backups");
  return { place, file: join(place, "monday.sqlite") };
}

/** Why a backup was not made. Any other outcome fails the test. */
async function refusal(folder: string, file: string): Promise<string> {
  const error: unknown = await backUp(folder, file).then(
    () => "it was made",
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreError);
  return (error as StoreError).message;
}

describe("a backup", () => {
  it("holds every row, and tells their number and checksum", async () => {
    const folder = await twoEnquiries();
    const { file } = newPlace();
    const made = await backUp(folder, file);
    const rows = readRows(storeFile(folder));
    expect(rows).toHaveLength(2);
    expect(made).toEqual(contentsOf(rows));
    expect(readRows(file)).toEqual(rows);
  });

  it("of an empty store is made too", async () => {
    const { file } = newPlace();
    expect(await backUp(await filledStore([]), file)).toEqual({ enquiries: 0, checksum: "e3b0c44298fc1c14" });
    expect(queryValue(file, "SELECT count(*) FROM enquiries")).toBe(0);
  });

  it("is one file for its owner's eyes, and nothing stays beside it or open", async () => {
    const folder = await twoEnquiries();
    const { place, file } = newPlace();
    await backUp(folder, file);
    expect(readdirSync(place)).toEqual(["monday.sqlite"]);
    expect(modeOf(file)).toBe(0o600);
    expect([openFilesIn(place), openFilesIn(folder)]).toEqual([[], []]);
  });

  it("carries the mark of this command, and needs no log beside it", async () => {
    const { file } = newPlace();
    await backUp(await twoEnquiries(), file);
    const header = readFileSync(file).subarray(0, 100);
    expect(header.toString("latin1", 0, 16)).toBe("SQLite format 3\0");
    expect(header.toString("latin1", 68, 72)).toBe("KITB");
    // A database with a log beside it says 2 twice.
    expect([...header.subarray(18, 20)]).toEqual([1, 1]);
    expect(queryValue(file, "PRAGMA journal_mode")).toBe("delete");
  });

  it("holds what is in the log alone, and leaves store and log as they were", async () => {
    const folder = await twoEnquiries();
    const database = new DatabaseSync(storeFile(folder));
    database.exec("PRAGMA wal_autocheckpoint = 0; UPDATE enquiries SET message = 'In the log'");
    const killed = temporaryFolder("killed");
    for (const end of ["", "-wal"]) copyFileSync(storeFile(folder) + end, storeFile(killed) + end);
    database.close();
    const bytes = () => ["", "-wal"].map((end) => readFileSync(storeFile(killed) + end).toString("base64"));
    const before = bytes();
    const { file } = newPlace();
    await backUp(killed, file);
    expect(readRows(file).map(({ message }) => message)).toEqual(["In the log", "In the log"]);
    expect(bytes()).toEqual(before);
  });

  it("is the store of one moment, though others write to it meanwhile", async () => {
    const folder = await twoEnquiries();
    const { file } = newPlace();
    const before = contentsOf(readRows(storeFile(folder)));
    const making = backUp(folder, file);
    withDatabase(storeFile(folder), (database) => database.exec("DELETE FROM enquiries WHERE message LIKE '%ship'"));
    expect(await making).toEqual(before);
    expect(readRows(storeFile(folder))).toHaveLength(1);
    expect(readRows(file)).toHaveLength(2);
  });

  it("is made of a store with damaged rows, which it keeps as they are", async () => {
    const folder = await twoEnquiries();
    damageEnquiries(
      storeFile(folder),
      "UPDATE enquiries SET status = 'lost', received_at = 9223372036854775807, language = NULL WHERE message LIKE '%ship'",
    );
    const { file } = newPlace();
    expect(await backUp(folder, file)).toMatchObject({ enquiries: 2 });
    expect(
      queryValue(file, "SELECT count(*) FROM enquiries WHERE status = 'lost' AND received_at = 9223372036854775807"),
    ).toBe(1);
  });

  it.skipIf(!isRoot)("made by root belongs to the store's owner, in a folder of the same owner", async () => {
    const folder = await twoEnquiries();
    const { place, file } = newPlace();
    for (const path of [folder, place]) chownSync(path, 1234, 2345);
    await backUp(folder, file);
    expect([statSync(file).uid, statSync(file).gid]).toEqual([1234, 2345]);
  });

  it.skipIf(!isRoot)("made by root stays root's in a folder of another user", async () => {
    const folder = await twoEnquiries();
    const { place, file } = newPlace();
    chownSync(place, 1234, 2345);
    await backUp(folder, file);
    expect([statSync(file).uid, modeOf(file)]).toEqual([0, 0o600]);
    expect([readdirSync(place), openFilesIn(place)]).toEqual([["monday.sqlite"], []]);
  });
});

describe("a backup under a name in DATA_DIR is refused", () => {
  const why = (file: string) =>
    `${file} lies in DATA_DIR, and would be lost with it. Name a file elsewhere, best on another disk`;

  it.each(["monday.sqlite", "enquiries.sqlite", "backups/monday.sqlite"])("as %s", async (name) => {
    const folder = await twoEnquiries();
    const file = join(folder, name);
    const before = readFileSync(storeFile(folder));
    expect(await refusal(folder, file)).toBe(why(file));
    expect(readdirSync(folder)).toEqual(["enquiries.sqlite"]);
    expect(readFileSync(storeFile(folder)).equals(before)).toBe(true);
  });

  it("through a link too", async () => {
    const folder = await twoEnquiries();
    const link = join(temporaryFolder("links"), "data");
    symlinkSync(folder, link);
    expect(await refusal(folder, join(link, "monday.sqlite"))).toBe(why(join(link, "monday.sqlite")));
    expect(await refusal(link, join(folder, "monday.sqlite"))).toBe(why(join(folder, "monday.sqlite")));
  });

  it("but not beside it under a similar name", async () => {
    const folder = await twoEnquiries();
    const file = `${folder}-monday.sqlite`;
    expect(await backUp(folder, file)).toMatchObject({ enquiries: 2 });
    rmSync(file);
  });
});

describe("what has the name already", () => {
  /** The first bytes of a file that is no database, with the mark of a backup. */
  const marked = Buffer.concat([Buffer.alloc(68, "Dear Asha "), Buffer.from("KITB, yours")]);

  function recipes(): Buffer {
    const file = join(temporaryFolder("recipes"), "recipes.sqlite");
    withDatabase(file, (database) => database.exec("CREATE TABLE recipes (name TEXT)"));
    return readFileSync(file);
  }

  it.each([
    ["a letter", Buffer.from("Dear Asha")],
    ["an empty file", Buffer.alloc(0)],
    ["a letter with the mark at its place", marked],
    ["another program's database", recipes()],
  ])("is kept when it is %s", async (_, bytes) => {
    const { place, file } = newPlace();
    writeFileSync(file, bytes);
    const folder = await twoEnquiries();
    expect(await refusal(folder, file)).toBe(
      `${file} is there already and is no backup that this command made. Name another file`,
    );
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect([readdirSync(place), openFilesIn(place)]).toEqual([["monday.sqlite"], []]);
  });

  it("is kept when it is a store's own file, elsewhere", async () => {
    const other = await filledStore([]);
    expect(await refusal(await twoEnquiries(), storeFile(other))).toContain("is there already");
    expect(readRows(storeFile(other))).toEqual([]);
  });

  it("is replaced when it is a backup", async () => {
    const { place, file } = newPlace();
    await backUp(await filledStore([]), file);
    // Puts a byte beyond ASCII before the mark.
    withDatabase(file, (database) => database.exec("PRAGMA user_version = 200"));
    expect(await backUp(await twoEnquiries(), file)).toMatchObject({ enquiries: 2 });
    expect(readRows(file)).toHaveLength(2);
    expect([readdirSync(place), openFilesIn(place)]).toEqual([["monday.sqlite"], []]);
  });
});

describe("what an unfinished backup left", () => {
  it.each([
    ["an empty file", Buffer.alloc(0)],
    ["a database", Buffer.from("SQLite format 3\0 and what was written of it")],
  ])("of an earlier release, %s, is removed with the files beside it", async (_, bytes) => {
    const { place, file } = newPlace();
    for (const end of ["", "-wal", "-shm", "-journal"]) writeFileSync(`${file}.unfinished${end}`, bytes);
    expect(await backUp(await twoEnquiries(), file)).toMatchObject({ enquiries: 2 });
    expect([readdirSync(place), openFilesIn(place)]).toEqual([["monday.sqlite"], []]);
  });

  it("as a folder is removed", async () => {
    const { place, file } = newPlace();
    mkdirSync(`${file}.unfinished`);
    for (const name of ["lock", "backup.sqlite", "backup.sqlite-wal"])
      writeFileSync(join(`${file}.unfinished`, name), "");
    expect(await backUp(await twoEnquiries(), file)).toMatchObject({ enquiries: 2 });
    expect(readdirSync(place)).toEqual(["monday.sqlite"]);
  });

  it("is kept when somebody else made it", async () => {
    const { place, file } = newPlace();
    const letter = `${file}.unfinished`;
    writeFileSync(letter, "Dear Asha");
    expect(await refusal(await twoEnquiries(), file)).toBe(
      `${letter} is in the way, and was not made by this command. Move it, and try again`,
    );
    expect(readFileSync(letter, "utf8")).toBe("Dear Asha");
    expect([readdirSync(place), openFilesIn(place)]).toEqual([["monday.sqlite.unfinished"], []]);
  });

  it("is kept while another backup is at work in it", async () => {
    const { place, file } = newPlace();
    const end = openWorkFolder(`${file}.unfinished`);
    expect(await refusal(await twoEnquiries(), file)).toBe(
      `Another command is at work in ${file}.unfinished: run this again when it is done`,
    );
    expect(readdirSync(`${file}.unfinished`)).toContain("lock");
    end();
    expect(readdirSync(place)).toEqual([]);
  });
});

describe("a backup that fails", () => {
  /** Expects that a failed backup left the earlier one, and nothing else. */
  async function failsBeside(spoil: (folder: string) => void): Promise<string> {
    const { place, file } = newPlace();
    await backUp(await filledStore([]), file);
    const earlier = readFileSync(file);
    const folder = await twoEnquiries();
    spoil(folder);
    const why = await refusal(folder, file);
    expect(readFileSync(file).equals(earlier)).toBe(true);
    expect(readdirSync(place)).toEqual(["monday.sqlite"]);
    expect([openFilesIn(place), openFilesIn(folder)]).toEqual([[], []]);
    return why.replaceAll(folder, "DATA_DIR");
  }

  it("for want of a table says so, and leaves the earlier one alone", async () => {
    const spoil = (folder: string) =>
      withDatabase(storeFile(folder), (database) => database.exec("DROP TABLE enquiries"));
    expect(await failsBeside(spoil)).toBe("no such table: enquiries");
  });

  it("because it is not what the store holds says so, and leaves the earlier one alone", async () => {
    const spoil = () => beforeStatement("application_id", (copy) => copy.exec("DELETE FROM enquiries"));
    expect(await failsBeside(spoil)).toMatch(
      / is no whole copy: row 1 of the table enquiries is not what it should be\. Run this again$/,
    );
  });

  it("for a damaged page says so, and leaves the earlier one alone", async () => {
    const spoil = (folder: string) => {
      const file = storeFile(folder);
      const page = Number(queryValue(file, "SELECT rootpage FROM sqlite_schema WHERE name = 'deliveries_due'"));
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0x5a, (page - 1) * 4096, page * 4096));
    };
    expect(await failsBeside(spoil)).toMatch(
      /^DATA_DIR\/enquiries\.sqlite is damaged: \*\*\* in database main \*\*\*\nTree \d+ page \d+/,
    );
  });

  it("for want of a store says so, leaves the earlier one alone, and can be made once the store is there", async () => {
    const { place, file } = newPlace();
    const folder = await twoEnquiries();
    renameSync(storeFile(folder), join(folder, "away"));
    expect(await refusal(folder, file)).toBe("unable to open database file");
    expect([readdirSync(place), openFilesIn(place), readdirSync(folder)]).toEqual([[], [], ["away"]]);
    renameSync(join(folder, "away"), storeFile(folder));
    expect(await backUp(folder, file)).toMatchObject({ enquiries: 2 });
  });

  it("because DATA_DIR is missing says so, and leaves nothing", async () => {
    const { place, file } = newPlace();
    expect(await refusal(join(place, "none"), file)).toMatch(/^ENOENT: /);
    expect(readdirSync(place)).toEqual([]);
  });

  it("because its folder is missing makes no folder", async () => {
    const { place } = newPlace();
    expect(await refusal(await twoEnquiries(), join(place, "none", "monday.sqlite"))).toMatch(/^ENOENT: /);
    expect(existsSync(join(place, "none"))).toBe(false);
  });
});
