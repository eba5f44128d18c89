import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { storeFile } from "../../../server/relay/store/sqlite.ts";
import { runEnquiries } from "../support/command.ts";
import { filledStore } from "../support/filled-store.ts";
import { firstReleaseFile } from "../support/first-release.ts";
import { startNodeHost } from "../support/node-host.ts";
import { cleanEnv, deployed, node, run } from "../support/process.ts";
import { copiesIn, filesHolding, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const person = "gone@buyer.example";
const words = "remember-no-word-of-this";
const dayMs = 86_400_000;

/** Adds enquiries of one person, short and long, among many others. All were mailed two years ago. */
function fill(file: string): void {
  withDatabase(file, (database) =>
    database.exec(`PRAGMA secure_delete = ON;
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
      INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message, request_consultation, status, due_at, sent_at)
      SELECT printf('0k%015d', i), 'f' || i, ${Date.now() - 730 * dayMs} + i, 'json', 'Asha', iif(i % 50 = 0, '${person}', 'asha@buyer.example'), '', '',
        iif(i % 50 = 0, '${words} ' || hex(zeroblob(i)) || ' ${words}', hex(randomblob(300))), 'No', 'sent', 0, ${Date.now() - 730 * dayMs} FROM n;
      PRAGMA wal_checkpoint(TRUNCATE)`),
  );
}

const elsewhere = temporaryFolder("elsewhere");
const backupFile = join(elsewhere, "backup.sqlite");
const exportFile = join(elsewhere, "enquiries.json");

beforeAll(async () => {
  const env = { DATA_DIR: await filledStore([{ message: "Of today" }]) };
  fill(storeFile(env.DATA_DIR));
  expect((await runEnquiries(["backup", backupFile], env)).code).toBe(0);
  writeFileSync(exportFile, (await runEnquiries(["export", "--format", "json"], env)).said);
});

/** A store of the newest version, with an enquiry of today so that the clock is trusted. */
async function todaysStore(): Promise<string> {
  const folder = await filledStore([{ message: "Of today" }]);
  fill(storeFile(folder));
  return folder;
}

/** A store of the first release, which every command migrates. */
async function oldStore(): Promise<string> {
  const folder = join(temporaryFolder("old"), "data");
  mkdirSync(folder);
  copyFileSync(firstReleaseFile, storeFile(folder));
  fill(storeFile(folder));
  return folder;
}

/** A command, its store, and the file that it writes while it works. */
type Kind = { args: string[]; store: () => Promise<string>; writes: (folder: string) => string };
const within = (name: string) => (folder: string) => join(folder, name);
const log = within("enquiries.sqlite-wal");
const killedBackup = join(elsewhere, "killed.sqlite");

const kinds: [name: string, Kind][] = [
  ["delete", { args: ["delete", "asha@buyer.example", "--yes"], store: todaysStore, writes: log }],
  ["delete of the same person", { args: ["delete", person, "--yes"], store: todaysStore, writes: log }],
  ["purge", { args: ["purge"], store: todaysStore, writes: log }],
  [
    "backup",
    { args: ["backup", killedBackup], store: todaysStore, writes: () => `${killedBackup}.unfinished/backup.sqlite` },
  ],
  [
    "restore",
    { args: ["restore", backupFile], store: todaysStore, writes: within("unfinished-restore/backup.sqlite") },
  ],
  ["import", { args: ["import", exportFile], store: todaysStore, writes: log }],
  [
    "list, which changes the store of an older release",
    { args: ["list"], store: oldStore, writes: within("enquiries.unfinished-copy") },
  ],
];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts a command and kills it at work, a little later after each kill. A command that was over before its kill has left nothing to
 * do on its store, so the next one gets a new store.
 * @returns the last store, and how often the command was still working there
 */
async function kill(kind: Kind, times: number): Promise<{ dataDir: string; killed: number }> {
  const { args, writes } = kind;
  let dataDir = await kind.store();
  let killed = 0;
  for (let i = 0; i < times || (killed === 0 && i < 30); i++) {
    const startedAt = Date.now();
    const program = run(node, [deployed("enquiries"), ...args], { env: cleanEnv({ DATA_DIR: dataDir }) });
    const isAtIt = () => (statSync(writes(dataDir), { throwIfNoEntry: false })?.mtimeMs ?? 0) > startedAt;
    const isOver = () => program.process.exitCode !== null;
    await expect.poll(() => isAtIt() || isOver(), { timeout: 20_000, interval: 1 }).toBe(true);
    await pause(20 * killed * killed);
    program.signal("SIGKILL");
    if ((await program.exited) === null) killed++;
    else if (killed === 0) dataDir = await kind.store();
  }
  return { dataDir, killed };
}

const leftIn = (folder: string) => ({ ...filesHolding(folder, words), ...filesHolding(folder, person) });

describe("no word of a person is left in any file below DATA_DIR, nor in the server's log, when a command was killed,", () => {
  it.each(kinds)("by a deletion after it: %s", async (_, kind) => {
    const { dataDir, killed } = await kill(kind, 4);
    expect(killed).toBeGreaterThan(0);
    const server = await startNodeHost({ dataDir });
    const { code, said } = await runEnquiries(["delete", person, "--yes"], { DATA_DIR: dataDir });
    // It may have been deleted before the kill.
    expect(said).toMatch(/enquiries deleted|Nothing is stored/);
    expect([leftIn(dataDir), said.includes("may still stand")]).toEqual([{}, false]);
    expect([0, 1]).toContain(code);
    await server.stop();
    expect(leftIn(dataDir)).toEqual({});
    expect(server.output()).not.toMatch(new RegExp(`${words}|${person}`));
  });

  it.each(kinds)("by the daily clearing after it: %s", async (_, kind) => {
    const { dataDir, killed } = await kill(kind, 3);
    expect(killed).toBeGreaterThan(0);
    // The first release's store has no enquiry of today, which the clock is checked against.
    await runEnquiries(["list"], { DATA_DIR: dataDir });
    withDatabase(storeFile(dataDir), (database) =>
      database.exec(`INSERT OR REPLACE INTO key_value VALUES ('clock', '{"seen":${Date.now()},"believedFrom":0}')`),
    );
    const server = await startNodeHost({ dataDir, env: { RETENTION_DAYS: "365" } });
    await expect
      .poll(server.output, { timeout: 30_000 })
      .toMatch(/"retention\.cleared","deleted":\d+,"tracesLeft":false/);
    expect(leftIn(dataDir)).toEqual({});
    await server.stop();
    expect(server.output()).not.toMatch(new RegExp(`${words}|${person}`));
  });
});

it("a deletion while a restore is under way says so and fails, and leaves the restore alone", async () => {
  const dataDir = await todaysStore();
  const restoring = run(node, [deployed("enquiries"), "restore", backupFile], { env: cleanEnv({ DATA_DIR: dataDir }) });
  const work = join(dataDir, "unfinished-restore");
  await expect.poll(() => existsSync(join(work, "backup.sqlite")), { timeout: 20_000, interval: 1 }).toBe(true);
  // A stopped process would remain after a failure.
  onTestFinished(() => restoring.signal("SIGKILL"));
  restoring.signal("SIGSTOP");
  const { code, said } = await runEnquiries(["delete", person, "--yes"], { DATA_DIR: dataDir });
  // The message is about the restore or about its lock, depending on where it was stopped.
  expect(code).toBe(1);
  expect(said).not.toMatch(/\d+ enquir(y|ies) deleted/);
  restoring.signal("SIGCONT");
  expect(await restoring.exited).toBe(0);
  expect((await runEnquiries(["delete", person, "--yes"], { DATA_DIR: dataDir })).code).toBe(0);
  expect([leftIn(dataDir), existsSync(work)]).toEqual([{}, false]);
  expect(copiesIn(dataDir)).toHaveLength(1);
  expect(readdirSync(dataDir).filter((name) => name.startsWith("unfinished"))).toEqual([]);
});
