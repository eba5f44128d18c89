import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { backUp } from "../../../server/relay/store/backup.ts";
import { contentsOf } from "../../../server/relay/store/contents.ts";
import { newestVersion } from "../../../server/relay/store/migrate.ts";
import { restore, restoreFolder } from "../../../server/relay/store/restore.ts";
import { storeFile } from "../../../server/relay/store/sqlite.ts";
import { filledStore } from "../support/filled-store.ts";
import { firstReleaseFile } from "../support/first-release.ts";
import { beforeStatement } from "../support/meanwhile.ts";
import { holdFor } from "../support/other-thread.ts";
import { openFilesIn } from "../support/proc.ts";
import { type Row, readDeliveries, readRows } from "../support/rows.ts";
import { damageEnquiries, filesHolding, modeOf, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** A connection that only reads would leave files beside the store. */
const rowsIn = (folder: string) =>
  withDatabase(storeFile(folder), (database) => database.prepare("SELECT * FROM enquiries ORDER BY id").all()) as Row[];
const change = (folder: string, sql: string) => withDatabase(storeFile(folder), (database) => database.exec(sql));
const query = (folder: string, sql: string) =>
  withDatabase(storeFile(folder), (database) => database.prepare(sql).all().map(Object.values));
/** The ids alone, because other columns may hold what JavaScript cannot. */
const idsIn = (folder: string) => query(folder, "SELECT id FROM enquiries ORDER BY id").map(([id]) => id);
const newestName = () => new RegExp(String.raw`^enquiries\.v${newestVersion()}\.\d{8}T\d{9}Z\.sqlite$`);

/** A store with these messages, made known to its backups by a secret. */
async function storeOf(...messages: string[]): Promise<string> {
  const folder = await filledStore(messages.map((message) => ({ message })));
  change(folder, "INSERT INTO key_value (name, value) VALUES ('form-secret', 'of this store')");
  return folder;
}

async function backupOf(folder: string): Promise<string> {
  const file = join(temporaryFolder("backups"), "monday.sqlite");
  await backUp(folder, file);
  return file;
}

/** A store with these messages, and a backup of it. */
async function backedUp(...messages: string[]): Promise<{ folder: string; file: string }> {
  const folder = await storeOf(...messages);
  return { folder, file: await backupOf(folder) };
}

describe("a restore into an empty store", () => {
  it("brings back every row, holds what waited, and tells all of it", async () => {
    const folder = await storeOf("Salt", "Milk", "Rice");
    change(folder, "UPDATE enquiries SET status = 'sent' WHERE message = 'Rice'");
    const [before, file] = [rowsIn(folder), await backupOf(folder)];
    const elsewhere = await filledStore([]);
    const bytes = readFileSync(file);
    expect(restore(elsewhere, file)).toEqual({
      ...{ contents: contentsOf(before), arrivedSince: 0, furtherOn: 0, held: 2 },
      ...{ deleted: null, damaged: new Map(), copy: null },
    });
    expect(rowsIn(elsewhere)).toEqual(
      before.map((row) => (row.status === "sent" ? row : { ...row, status: "held", hold_reason: "restored" })),
    );
    expect(readdirSync(elsewhere)).toEqual(["enquiries.sqlite"]);
    expect(openFilesIn(elsewhere)).toEqual([]);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it("leaves what waited as it was when it is to be delivered", async () => {
    const { folder, file } = await backedUp("Salt", "Milk");
    const elsewhere = await filledStore([]);
    expect(restore(elsewhere, file, { deliver: true })).toMatchObject({ held: 0, contents: { enquiries: 2 } });
    expect(rowsIn(elsewhere)).toEqual(rowsIn(folder));
  });

  it("brings back the other tables, adds nothing to them by triggers, and has the triggers back in place", async () => {
    const folder = await storeOf("Salt", "Milk");
    change(
      folder,
      `UPDATE enquiries SET notifies = 1; UPDATE days SET accepted = 7;
       INSERT INTO deliveries (enquiry_id, channel, queued_at, due_at) SELECT id, 'webhook', 1, 2 FROM enquiries
       WHERE message = 'Salt'; INSERT INTO vitals VALUES ('2026-11', '/', 'LCP', 1.5, 3)`,
    );
    const file = await backupOf(folder);
    const elsewhere = await filledStore([]);
    const triggers = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name";
    const before = query(elsewhere, triggers);
    expect(before.length).toBeGreaterThan(3);
    restore(elsewhere, file, { deliver: true });
    expect(query(elsewhere, triggers)).toEqual(before);
    for (const table of ["days", "deliveries", "vitals", "key_value"])
      expect(query(elsewhere, `SELECT * FROM ${table}`), table).toEqual(query(folder, `SELECT * FROM ${table}`));
    expect(readDeliveries(storeFile(elsewhere))).toHaveLength(1);
  });

  it("tells nobody what waited for another channel: of what is held at its release, of what was mailed not at all", async () => {
    const folder = await storeOf("Salt", "Rice");
    change(
      folder,
      `UPDATE enquiries SET status = 'sent' WHERE message = 'Rice';
       INSERT INTO deliveries (enquiry_id, channel, queued_at, due_at) SELECT id, 'webhook', 1, 2 FROM enquiries`,
    );
    const elsewhere = await filledStore([]);
    restore(elsewhere, await backupOf(folder));
    expect(query(elsewhere, "SELECT message, d.status FROM enquiries JOIN deliveries d ON enquiry_id = id")).toEqual([
      ["Rice", "dead"],
    ]);
  });

  it("reads what is in the log beside the backup alone, in copies that may be written to, though the files may not", async () => {
    const folder = await storeOf("Salt");
    const database = new DatabaseSync(storeFile(folder));
    database.exec("PRAGMA wal_autocheckpoint = 0; UPDATE enquiries SET message = 'In the log'");
    const killed = temporaryFolder("killed");
    for (const end of ["", "-wal"]) {
      copyFileSync(storeFile(folder) + end, storeFile(killed) + end);
      chmodSync(storeFile(killed) + end, 0o444);
    }
    database.close();
    const elsewhere = await filledStore([]);
    const copy = join(restoreFolder(elsewhere), "backup.sqlite");
    const modes: number[] = [];
    beforeStatement("integrity_check", () => modes.push(modeOf(copy), modeOf(`${copy}-wal`)));
    restore(elsewhere, storeFile(killed));
    expect(modes).toEqual([0o600, 0o600]);
    expect(rowsIn(elsewhere).map(({ message }) => message)).toEqual(["In the log"]);
    expect(readdirSync(killed)).toEqual(["enquiries.sqlite", "enquiries.sqlite-wal"]);
  });

  it("brings an older release's backup to today's tables, and leaves the file alone", async () => {
    const bytes = readFileSync(firstReleaseFile);
    const elsewhere = await filledStore([]);
    expect(restore(elsewhere, firstReleaseFile)).toMatchObject({ contents: { enquiries: 15 }, held: 7, copy: null });
    expect(rowsIn(elsewhere)).toHaveLength(15);
    expect(readdirSync(elsewhere)).toEqual(["enquiries.sqlite"]);
    expect(readFileSync(firstReleaseFile).equals(bytes)).toBe(true);
  });

  it("leaves out damaged enquiries, and names them with what cannot be read", async () => {
    const folder = await storeOf("Salt", "Milk", "Rice", "Oil");
    damageEnquiries(
      storeFile(folder),
      `UPDATE enquiries SET status = 'lost', received_at = 9223372036854775807 WHERE message = 'Milk';
       UPDATE enquiries SET phone = x'00ff' WHERE message = 'Rice'`,
    );
    const [, milk, rice] = idsIn(folder);
    const elsewhere = await filledStore([]);
    const { contents, damaged, held } = restore(elsewhere, await backupOf(folder));
    expect([...damaged]).toEqual([
      [milk, "status, receivedAt"],
      [rice, "phone"],
    ]);
    expect([contents.enquiries, held]).toEqual([2, 2]);
    expect(rowsIn(elsewhere).map(({ message }) => message)).toEqual(["Salt", "Oil"]);
  });

  it("brings back rows that name an enquiry which is not there", async () => {
    const receipts = "CREATE TABLE receipts (enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id)) STRICT";
    const [folder, elsewhere] = [await storeOf("Salt"), await filledStore([])];
    change(folder, `PRAGMA foreign_keys = OFF; ${receipts}; INSERT INTO receipts VALUES ('gone')`);
    change(elsewhere, receipts);
    expect(restore(elsewhere, await backupOf(folder)).contents.enquiries).toBe(1);
    expect(query(elsewhere, "SELECT * FROM receipts")).toEqual([["gone"]]);
  });
});

describe("a restore into the store of which the backup was made", () => {
  it("keeps a copy of it as it was, and what arrived since", async () => {
    const { folder, file } = await backedUp("Salt", "Milk");
    change(
      folder,
      `UPDATE enquiries SET message = 'Spoilt' WHERE message = 'Milk';
       INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message,
         request_consultation, status, due_at) VALUES ('zz1', 'f', 1, 'json', 'A', 'a@b', '', '', 'Late', 'No', 'held', 0)`,
    );
    const before = rowsIn(folder);
    const { contents, copy, ...rest } = restore(folder, file, { deliver: true });
    expect(rest).toEqual({ arrivedSince: 1, furtherOn: 0, held: 0, deleted: 0, damaged: new Map() });
    expect(contents).toEqual(contentsOf(readRows(file)));
    expect(rowsIn(folder).map(({ message }) => message)).toEqual(["Salt", "Milk", "Late"]);
    const name = readdirSync(folder).filter((found) => found !== "enquiries.sqlite");
    expect(name).toEqual([expect.stringMatching(newestName())]);
    expect(copy).toBe(join(folder, ...name));
    expect(readRows(String(copy))).toEqual(before);
    expect(modeOf(String(copy))).toBe(0o600);
    expect(openFilesIn(folder)).toEqual([]);
  });

  it("leaves out what was deleted from it since", async () => {
    const { folder, file } = await backedUp("Salt", "Milk", "Rice");
    change(folder, "DELETE FROM enquiries WHERE message <> 'Milk'");
    expect(restore(folder, file)).toMatchObject({ deleted: 2, contents: { enquiries: 1 }, arrivedSince: 0, held: 0 });
    expect(rowsIn(folder).map(({ message }) => message)).toEqual(["Milk"]);
  });

  it("brings that back when asked to, and holds it", async () => {
    const { folder, file } = await backedUp("Salt", "Milk", "Rice");
    change(folder, "DELETE FROM enquiries WHERE message <> 'Milk'");
    expect(restore(folder, file, { deleted: true })).toMatchObject({ deleted: 0, contents: { enquiries: 3 }, held: 2 });
    expect(rowsIn(folder).map(({ message, status }) => [message, status])).toEqual([
      ["Salt", "held"],
      ["Milk", "queued"],
      ["Rice", "held"],
    ]);
  });

  it("keeps further progress, and counts the enquiries that have it", async () => {
    const { folder, file } = await backedUp("Salt", "Milk", "Rice");
    change(
      folder,
      `UPDATE enquiries SET status = 'sent', sent_at = 5, attempts = 2 WHERE message = 'Salt';
       UPDATE enquiries SET lease = 'taken', attempts = 1 WHERE message = 'Milk'`,
    );
    const before = rowsIn(folder);
    expect(restore(folder, file)).toMatchObject({
      ...{ furtherOn: 2, held: 0, arrivedSince: 0, deleted: 0, contents: contentsOf(before) },
    });
    expect(rowsIn(folder)).toEqual(before);
  });

  it("brings back that one was in transit which waits here, as after a failure", async () => {
    const folder = await storeOf("Salt");
    change(folder, "UPDATE enquiries SET lease = 'taken', attempts = 1");
    const [before, file] = [rowsIn(folder), await backupOf(folder)];
    change(folder, "UPDATE enquiries SET lease = NULL, last_error = 'unreachable: refused'");
    expect(restore(folder, file)).toMatchObject({ furtherOn: 0, held: 0 });
    expect(rowsIn(folder)).toEqual(before);
  });

  it("lets the secret of its forms and the day's count stand", async () => {
    const { folder, file } = await backedUp("Salt");
    change(folder, "UPDATE key_value SET value = 'in use'; UPDATE days SET accepted = 50");
    expect(restore(folder, file).deleted).toBeNull();
    expect(query(folder, "SELECT value FROM key_value")).toEqual([["in use"]]);
    expect(query(folder, "SELECT accepted FROM days")).toEqual([[50]]);
  });

  it("overwrites the words that it replaces", async () => {
    const { folder, file } = await backedUp("Salt");
    change(folder, `UPDATE enquiries SET message = '${"Secret words. ".repeat(20)}'; PRAGMA wal_checkpoint(TRUNCATE)`);
    const { copy } = restore(folder, file);
    expect(Object.keys(filesHolding(folder, "Secret words."))).toEqual([String(copy).slice(folder.length + 1)]);
  });

  it("waits while another program writes to it", async () => {
    const { folder, file } = await backedUp("Salt");
    await holdFor(200, storeFile(folder), "BEGIN IMMEDIATE");
    expect(restore(folder, file).contents.enquiries).toBe(1);
  });
});

describe("the work folder of a restore", () => {
  it("is inside the store's folder, and replaces one that a killed restore left", async () => {
    const { folder, file } = await backedUp("Salt");
    expect(restoreFolder(folder)).toBe(join(folder, "unfinished-restore"));
    mkdirSync(restoreFolder(folder));
    writeFileSync(join(restoreFolder(folder), "backup.sqlite"), "half of it");
    const { copy } = restore(folder, file);
    expect(readdirSync(folder).sort()).toEqual(["enquiries.sqlite", String(copy).slice(folder.length + 1)].sort());
  });
});
