import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { backUp } from "../../../server/relay/store/backup.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import { newestVersion } from "../../../server/relay/store/migrate.ts";
import { restore, restoreFolder } from "../../../server/relay/store/restore.ts";
import { storeFile } from "../../../server/relay/store/sqlite.ts";
import { openWorkFolder } from "../../../server/relay/store/work-folder.ts";
import { filledStore, type SeedEnquiry } from "../support/filled-store.ts";
import { firstReleaseFile } from "../support/first-release.ts";
import { beforeStatement } from "../support/meanwhile.ts";
import { openFilesIn } from "../support/proc.ts";
import { queryValue, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** A connection that only reads would leave files beside the store. */
const rowsIn = (folder: string) =>
  withDatabase(storeFile(folder), (database) => database.prepare("SELECT * FROM enquiries ORDER BY id").all());

/** A new file of a backup's name. */
const newFile = () => join(temporaryFolder("backups"), "monday.sqlite");

async function backupOf(enquiries: readonly SeedEnquiry[], change = ""): Promise<string> {
  const folder = await filledStore(enquiries);
  withDatabase(storeFile(folder), (database) => database.exec(change));
  const file = newFile();
  await backUp(folder, file);
  return file;
}

/** What the first test that needs it makes, for all of them. */
function shared<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const wholeBackup = shared(() => backupOf([{ message: "Salt" }]));
const emptyStore = shared(() => filledStore([]));
const fullStore = shared(() => filledStore([{ message: "Kept" }, { message: "Kept too" }]));

/** A backup that was changed afterwards. */
async function spoilt(sql: string): Promise<string> {
  const file = newFile();
  copyFileSync(await wholeBackup(), file);
  changeByHand(file, sql);
  return file;
}

/** Changes a database in ways that SQLite refuses to programs. */
function changeByHand(file: string, sql: string): void {
  const database = new DatabaseSync(file, { defensive: false });
  database.exec(sql);
  database.close();
}

/** The first release's store, changed. */
function older(sql: string): string {
  const file = newFile();
  copyFileSync(firstReleaseFile, file);
  withDatabase(file, (database) => database.exec(sql));
  return file;
}

function written(bytes: Buffer): string {
  const file = newFile();
  writeFileSync(file, bytes);
  return file;
}

/** A database's bytes with a damaged page. */
function torn(file: string): Buffer {
  const page = Number(queryValue(file, "SELECT rootpage FROM sqlite_schema WHERE name = 'deliveries_due'"));
  return readFileSync(file).fill(0x5a, (page - 1) * 4096, page * 4096);
}

/** Why a restore was refused. Any other outcome fails the test, as does a trace that it left. */
function refusal(folder: string, file: string): StoreError {
  const state = () => [readdirSync(folder), rowsIn(folder)];
  const before = state();
  let error: unknown;
  try {
    error = restore(folder, file);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(StoreError);
  expect(state()).toEqual(before);
  expect(openFilesIn(folder)).toEqual([]);
  return error as StoreError;
}

const ofAnother = "FILE is not a backup of enquiries: it is another program's database. Name a file that backup made";
const noDatabase = "FILE is not a backup: it is no database. Name a file that backup made";

const files: [what: string, make: () => string | Promise<string>, why: string | RegExp][] = [
  ["is not there", newFile, "There is no file FILE. Look at its name and folder"],
  ["is a letter", () => written(Buffer.from("Dear Asha, ".repeat(100))), noDatabase],
  ["is empty", () => written(Buffer.alloc(0)), ofAnother],
  ["is another program's", () => spoilt("ALTER TABLE enquiries RENAME TO recipes"), ofAnother],
  [
    "is another program's, with a table of that name",
    () => spoilt("DROP TABLE enquiries; CREATE TABLE enquiries (id TEXT PRIMARY KEY, status)"),
    ofAnother,
  ],
  [
    "lies in a file",
    () => join(written(Buffer.from("Dear Asha")), "monday.sqlite"),
    "ENOTDIR: not a directory, copyfile 'FILE' -> 'FILE'",
  ],
  ["is older and has a later table", () => older("CREATE TABLE deliveries (a)"), "table deliveries already exists"],
  ["is older and lacks a table", () => older("DROP TABLE facts; PRAGMA user_version = 1"), ofAnother],
  ["lacks a table", () => spoilt("DROP TABLE vitals"), ofAnother],
  ["lacks a column", () => spoilt("ALTER TABLE vitals DROP COLUMN visits"), ofAnother],
  [
    "has a damaged page",
    async () => written(torn(await wholeBackup())),
    /^FILE is damaged: \*\*\* in database main \*\*\*\nTree \d+ page \d+/,
  ],
  [
    "has damaged declarations",
    () => spoilt("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE' WHERE name = 'vitals'"),
    /^FILE is damaged \(malformed database schema \(vitals\)[^)]*\)\. Take an older backup$/,
  ],
];

/** A new folder with a copy of a store. */
async function copyOf(original: () => Promise<string>): Promise<string> {
  const folder = temporaryFolder("data");
  copyFileSync(storeFile(await original()), storeFile(folder));
  return folder;
}

describe.each(["an empty store", "a store with enquiries"])("a restore into %s is refused", (store) => {
  const original = store === "an empty store" ? emptyStore : fullStore;
  const newStore = () => copyOf(original);

  it.each(files)("when the file %s", async (_, make, why) => {
    const file = await make();
    const message = refusal(await newStore(), file).message.replaceAll(file, "FILE");
    expect(message).toEqual(typeof why === "string" ? why : expect.stringMatching(why));
  });

  it("when the file is newer, by one version", async () => {
    const [newest, folder] = [newestVersion(), await newStore()];
    const file = await spoilt(`PRAGMA user_version = ${newest + 1}`);
    expect(refusal(folder, file).message).toBe(
      `${file} has version ${newest + 1}; this program knows versions up to ${newest}. Run the release that made it`,
    );
  });

  it.each(["malformed", "not a database", "no such table"])(
    "for its own reason, when its folder is called '%s'",
    async (name) => {
      const folder = await newStore();
      const place = join(temporaryFolder("named"), name);
      mkdirSync(place);
      const file = join(place, "backup.sqlite");
      copyFileSync(await spoilt("PRAGMA user_version = 999"), file);
      expect(refusal(folder, file).message).toContain(`${file} has version 999; this program knows versions up to`);
    },
  );

  it("when the file is a folder, by its own name alone", async () => {
    const [folder, file] = [await newStore(), temporaryFolder("folders")];
    const { message } = refusal(folder, file);
    expect(message).toMatch(/^E[A-Z]+: /);
    expect(message).toContain(file);
    expect(message).not.toContain("unfinished-restore");
  });

  it("when the store refuses a row, with the database's own words", async () => {
    const folder = await newStore();
    withDatabase(storeFile(folder), (database) =>
      database.exec("CREATE UNIQUE INDEX one_company ON enquiries (company) WHERE company = 'Rann'"),
    );
    const file = await backupOf([{ company: "Rann" }, { company: "Rann" }]);
    expect(refusal(folder, file).message).toBe("UNIQUE constraint failed: enquiries.company");
  });

  it("when a page is damaged meanwhile", async () => {
    const folder = await newStore();
    const copy = join(restoreFolder(folder), "backup.sqlite");
    beforeStatement("CREATE TRIGGER", () => writeFileSync(copy, torn(copy)));
    expect(refusal(folder, await wholeBackup()).message).toMatch(/^What was restored is damaged: /);
  });

  it("when a page of the store is damaged", async () => {
    const folder = await newStore();
    const store = storeFile(folder);
    writeFileSync(store, torn(store));
    expect(refusal(folder, await wholeBackup()).message).toMatch(
      new RegExp(`^${store.replaceAll(".", String.raw`\.`)} is damaged: \\*\\*\\* in database main`),
    );
  });
});

describe("a restore whose outcome is not what the backup holds", () => {
  const unlike = (file: string) =>
    `What was restored is not what ${file} holds. Nothing was changed. Run this again; where it stays so, take an older backup`;

  /** A store that makes a number of what it is given in a column. */
  async function storeWithNumbersIn(column: string): Promise<string> {
    const folder = await copyOf(emptyStore);
    changeByHand(
      storeFile(folder),
      `PRAGMA writable_schema = ON;
       UPDATE sqlite_schema SET sql = replace(sql, '${column} TEXT', '${column} INTEGER') WHERE name = 'enquiries'`,
    );
    return folder;
  }

  it("is taken back when what was written differs, even of an enquiry that was mailed", async () => {
    const file = await backupOf([{ phone: "0123" }], "UPDATE enquiries SET status = 'sent'");
    expect(refusal(await storeWithNumbersIn("phone"), file).message).toBe(unlike(file));
  });

  it("is taken back when the progress of an enquiry differs that was not mailed", async () => {
    const file = await backupOf([{ phone: "0123" }], "UPDATE enquiries SET last_error = '0123'");
    expect(refusal(await storeWithNumbersIn("last_error"), file).message).toBe(unlike(file));
  });

  it("stands when the progress of an enquiry differs that was mailed", async () => {
    const file = await backupOf([{ phone: "0123" }], "UPDATE enquiries SET status = 'sent', last_error = '0123'");
    expect(restore(await storeWithNumbersIn("last_error"), file)).toMatchObject({ furtherOn: 1, arrivedSince: 0 });
  });
});

describe("an error of a restore", () => {
  it("has the first error as its cause", async () => {
    const file = await spoilt(`PRAGMA user_version = ${newestVersion() + 1}`);
    const error = refusal(await copyOf(emptyStore), file);
    expect(error.cause).toEqual(new StoreError(error.message));
  });

  it("says that another restore is at work, and leaves that alone", async () => {
    const folder = await copyOf(fullStore);
    const backup = await wholeBackup();
    const end = openWorkFolder(restoreFolder(folder));
    expect(() => restore(folder, backup)).toThrow(
      new StoreError(`Another command is at work in ${restoreFolder(folder)}: run this again when it is done`),
    );
    expect(readdirSync(folder)).toContain("unfinished-restore");
    end();
    expect(readdirSync(folder)).toEqual(["enquiries.sqlite"]);
  });

  it("leaves the backup as it was, and nothing beside it", async () => {
    const file = await spoilt("PRAGMA user_version = 99");
    const before = readFileSync(file);
    refusal(await copyOf(emptyStore), file);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(join(file, ".."))).toEqual(["monday.sqlite"]);
  });
});
