import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { checkBackup } from "../../../preflight/check-backup.ts";
import { backUp as backUpStore } from "../../../server/relay/store/backup.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { readServerSettings } from "../../../server/settings.ts";
import { readSettings } from "../../../settings/schema.ts";

const dayMs = 24 * 3_600_000;
let data: string;
let backups: string;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-backup-"));
  [data, backups] = [join(folder, "data"), join(folder, "backups")];
  mkdirSync(backups);
  await new SqliteDatabase(data).close();
});
afterEach(() => rmSync(join(data, ".."), { recursive: true }));

const check = (env: Record<string, string> = { BACKUP_DIR: backups }, now = Date.now()) =>
  checkBackup(readSettings(site, env), readServerSettings({ DATA_DIR: data, ...env }), now);

/** Makes a backup as `npm run enquiries -- backup` does. */
async function backUp(name: string): Promise<string> {
  await backUpStore(data, join(backups, name));
  return join(backups, name);
}

const isOpenBecause = (words: string) => ({ open: true, what: expect.stringContaining(words) });

describe("a backup", () => {
  it("counts when it is a complete copy of this week", async () => {
    await backUp("enquiries-2026-12-01.sqlite");
    expect(check()).toEqual({
      ...{ subject: "Backup", open: false },
      what: "enquiries-2026-12-01.sqlite, 0 days old, is whole. Enquiries in it: 0.",
    });
    expect(readdirSync(backups)).toEqual(["enquiries-2026-12-01.sqlite"]);
  });

  it("is missing when its folder is not set, is empty or does not exist", () => {
    expect(check({})).toMatchObject(isOpenBecause("BACKUP_DIR is not set"));
    expect(check()).toMatchObject(isOpenBecause("There is no *.sqlite"));
    expect(check({ BACKUP_DIR: join(backups, "none") })).toMatchObject(isOpenBecause("There is no *.sqlite"));
    expect(check()).toMatchObject({ remedy: expect.stringContaining('npm run enquiries -- backup "$BACKUP_DIR/') });
  });

  it("does not count in the store's own folder", async () => {
    copyFileSync(await backUp("copy.sqlite"), join(data, "enquiries.v1.20261201T000000000Z.sqlite"));
    expect(check({ BACKUP_DIR: data })).toMatchObject(isOpenBecause("lies in DATA_DIR"));
  });

  it("does not count when it is an export", () => {
    writeFileSync(join(backups, "enquiries.json"), "[]");
    expect(check()).toMatchObject(isOpenBecause("There is no *.sqlite"));
  });

  it("does not count when it is damaged", async () => {
    const file = await backUp("enquiries.sqlite");
    const size = 8_192;
    writeFileSync(file, Buffer.alloc(size, "x"));
    expect(check()).toMatchObject(isOpenBecause("cannot be read"));
    rmSync(file);
    new DatabaseSync(file).exec("CREATE TABLE recipes (name TEXT)");
    expect(check()).toMatchObject(isOpenBecause("cannot be read"));
  });

  it("may be six days old, not seven", async () => {
    const now = Date.now();
    const old = await backUp("a.sqlite");
    utimesSync(old, new Date(now), new Date(now - 30 * dayMs));
    expect(check(undefined, now)).toMatchObject(isOpenBecause("a.sqlite, is 30 days old"));
    copyFileSync(old, join(backups, "b.sqlite"));
    expect(check(undefined, now)).toMatchObject({ open: false });
    utimesSync(join(backups, "b.sqlite"), new Date(now), new Date(now - 6.5 * dayMs));
    expect(check(undefined, now)).toMatchObject({ open: false, what: expect.stringContaining("6 days old") });
    utimesSync(join(backups, "b.sqlite"), new Date(now), new Date(now - 7 * dayMs));
    expect(check(undefined, now)).toMatchObject(isOpenBecause("b.sqlite, is 7 days old"));
  });

  it("is not required when EmailJS takes the enquiries", () => {
    const ids = { EMAILJS: JSON.stringify({ publicKey: "k", serviceId: "s", templateId: "t" }) };
    expect(check(ids)).toMatchObject({ open: false });
  });
});
