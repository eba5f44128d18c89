import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { databaseFile } from "../../../server/relay/store/sqlite.ts";
import { send } from "../support/enquiries.ts";
import { fillDataFolder } from "../support/filled-store.ts";
import { firstReleaseDatabase } from "../support/first-release-store.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { cleanEnv, nodeBin, packedProgram, startProgram } from "../support/process.ts";
import { enquiryRows, readDeliveries } from "../support/rows.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { fileModeOf, queryValue, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

const backUp = (DATA_DIR: string, file: string) => runEnquiriesCli(["backup", file], { DATA_DIR });
const restore = (DATA_DIR: string, file: string, ...options: string[]) =>
  runEnquiriesCli(["restore", file, ...options], { DATA_DIR });
const newFile = () => join(temporaryFolder("backups"), "enquiries.sqlite");

/** Posts without a pause. @returns a function that stops it and resolves with the acknowledged messages */
function keepPosting(host: Host): () => Promise<string[]> {
  const acknowledged: string[] = [];
  let isOver = false;
  const posting = (async () => {
    for (let i = 0; !isOver; i++) {
      const message = `Meanwhile ${i}`;
      const [status] = await send(host.url, { message, submission_id: `meanwhile-${i}` });
      if (status === 200) acknowledged.push(message);
    }
  })();
  return async () => {
    isOver = true;
    await posting;
    return acknowledged;
  };
}

describe("backup", () => {
  it("copies the store, while enquiries arrive, into one file that only its owner can read", async () => {
    await using host = await startNodeHost();
    for (let i = 0; i < 20; i++) await send(host.url, { message: `Before ${i}` });
    const file = newFile();
    const stop = keepPosting(host);
    const made = await backUp(host.dataDir, file);
    expect((await stop()).length).toBeGreaterThan(0);
    const rows = enquiryRows(file);
    expect(made).toEqual({ code: 0, said: `${file} is a whole copy: ${rows.length} enquiries.\n` });
    expect([readdirSync(join(file, "..")), fileModeOf(file)]).toEqual([["enquiries.sqlite"], 0o600]);
    expect(queryValue(file, "PRAGMA integrity_check")).toBe("ok");
    expect(rows.filter(({ message }) => message.startsWith("Before"))).toHaveLength(20);
    expect(host.rows().slice(0, rows.length)).toEqual(rows);
  });

  it("can be repeated after a kill, and leaves no other file", async () => {
    const dataDir = await fillDataFolder([]);
    withDatabase(databaseFile(dataDir), (database) =>
      database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
        INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message, request_consultation, status, due_at)
        SELECT printf('0m%015d', i), i, i, 'json', 'Asha', 'asha@buyer.example', '', '', hex(randomblob(200)), 'No', 'held', 0 FROM n`),
    );
    const file = newFile();
    for (let kill = 0; kill < 3; kill++) {
      const program = startProgram(nodeBin, [packedProgram("enquiries"), "backup", file], {
        env: cleanEnv({ DATA_DIR: dataDir }),
      });
      const isAtWork = () => existsSync(`${file}.unfinished`) || program.process.exitCode !== null;
      await expect.poll(isAtWork, { timeout: 20_000, interval: 1 }).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, kill * 15));
      program.signal("SIGKILL");
      await program.exited;
    }
    expect((await backUp(dataDir, file)).said).toContain("5000 enquiries");
    expect(readdirSync(join(file, ".."))).toEqual(["enquiries.sqlite"]);
  });

  it("overwrites only backups", async () => {
    const dataDir = await fillDataFolder([{ message: "Here" }]);
    const file = newFile();
    expect([(await backUp(dataDir, file)).code, (await backUp(dataDir, file)).code]).toEqual([0, 0]);
    const letter = join(file, "../letter.txt");
    writeFileSync(letter, "Dear Asha");
    expect((await backUp(dataDir, letter)).said).toContain("is no backup that this command made. Name another file");
    expect(readFileSync(letter, "utf8")).toBe("Dear Asha");
    expect((await backUp(dataDir, join(dataDir, "copy.sqlite"))).said).toContain("lies in DATA_DIR");
  });
});

it("a failed backup is recorded in the store until one succeeds", async () => {
  const dataDir = await fillDataFolder([]);
  const folder = join(temporaryFolder("backups"), "not-mounted");
  const noted = () => queryValue(databaseFile(dataDir), "SELECT value FROM key_value WHERE name = 'backup'");
  const missing = `There is no folder ${folder}. Make it (mkdir -p ${folder})`;
  const said = expect.stringContaining(missing);
  expect(await backUp(dataDir, join(folder, "enquiries.sqlite"))).toEqual({ code: 1, said });
  expect(noted()).toContain(missing);
  mkdirSync(folder);
  expect((await backUp(dataDir, join(folder, "enquiries.sqlite"))).code).toBe(0);
  expect(noted()).toContain('"failure":""');
});

describe("restore", () => {
  it("adds missing enquiries, keeps newer ones and mails nothing twice", async () => {
    await using sink = await startSmtpSink();
    await using host = await startNodeHost({ smtpPort: sink.port });
    const unsent = () => host.rows().filter(({ status }) => status === "queued").length;
    for (let i = 0; i < 20; i++) await send(host.url, { message: `Before ${i}` });
    await expect.poll(unsent).toBe(0);
    sink.behave("greylist");
    await send(host.url, { message: "On its way" });
    await expect.poll(() => host.rows().at(-1)?.last_error).toMatch(/delayed/);
    const file = newFile();
    expect((await backUp(host.dataDir, file)).code).toBe(0);
    sink.behave("accept");
    await expect.poll(unsent).toBe(0);
    withDatabase(databaseFile(host.dataDir), (database) =>
      database.exec(
        "DELETE FROM enquiries WHERE message LIKE 'Before 1%'; UPDATE enquiries SET message = '' WHERE message = 'Before 2'",
      ),
    );
    const stop = keepPosting(host);
    const restored = await restore(host.dataDir, file);
    const acknowledged = await stop();
    expect(restored.code).toBe(0);
    expect(restored.said).toContain(`${file} is in the store: 21 enquiries, of which 11 were not there.\n`);
    const messages = new Set(host.rows().map(({ message }) => message));
    const expected = [...Array.from({ length: 20 }, (_, i) => `Before ${i}`), "On its way", ...acknowledged];
    expect(expected.filter((message) => !messages.has(message))).toEqual([]);
    await expect.poll(unsent, { timeout: 30_000 }).toBe(0);
    const mailed = sink.messageIds();
    expect(mailed).toHaveLength(new Set(mailed).size);
    expect(mailed).toHaveLength(host.rows().length);
  }, 90_000);

  it("into a new store holds undelivered enquiries for the owner, and keeps the status of others", async () => {
    const dataDir = await fillDataFolder([{ message: "Waiting" }, { message: "Told" }]);
    withDatabase(databaseFile(dataDir), (database) =>
      database.exec(`UPDATE enquiries SET status = 'sent', sent_at = 1 WHERE message = 'Told';
        INSERT INTO deliveries (enquiry_id, channel, queued_at, due_at, status, sent_at)
        SELECT id, 'webhook', 1, 1, iif(message = 'Told', 'sent', 'queued'), 1 FROM enquiries;
        INSERT INTO vitals VALUES ('2026-11', 'home', 'LCP', 1000, 7)`),
    );
    const file = newFile();
    await backUp(dataDir, file);
    await using sink = await startSmtpSink();
    await using host = await startNodeHost({ smtpPort: sink.port });
    const statuses = () => host.rows().map(({ message, status }) => `${message} ${status}`);
    expect((await restore(host.dataDir, file)).said).toMatch(
      /held now, as .+: 1 enquiry\. .+list --status held; .+release ID/,
    );
    expect(statuses()).toEqual(["Waiting held", "Told sent"]);
    expect(host.rows()[0]?.hold_reason).toBe("restored");
    expect(readDeliveries(databaseFile(host.dataDir)).map(({ status }) => status)).toEqual(["sent"]);
    expect((await runEnquiriesCli(["release", host.rows()[0]?.id ?? ""], { DATA_DIR: host.dataDir })).code).toBe(0);
    await expect.poll(statuses).toEqual(["Waiting sent", "Told sent"]);
    expect(sink.mails).toHaveLength(1);
    const elsewhere = await fillDataFolder([]);
    expect((await restore(elsewhere, file, "--deliver")).said).not.toContain("held");
    expect(enquiryRows(databaseFile(elsewhere)).map(({ status }) => status)).toEqual(["queued", "sent"]);
  });

  it("reads a backup of the first release without changing it", async () => {
    const bytes = readFileSync(firstReleaseDatabase);
    const dataDir = temporaryFolder("older");
    expect((await restore(dataDir, firstReleaseDatabase)).said).toContain("15 enquiries, of which 15 were not there");
    expect(readFileSync(firstReleaseDatabase).equals(bytes)).toBe(true);
    expect((await runEnquiriesCli([], { DATA_DIR: dataDir })).said).toMatch(/^0 queued, 10 held, 3 sent, 2 dead\n/);
  });

  it("reads known tables only, and refuses another program's database", async () => {
    const dataDir = await fillDataFolder([{ message: "Here" }]);
    withDatabase(databaseFile(dataDir), (database) =>
      database.exec(
        "CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER); INSERT INTO _litestream_seq VALUES (1, 2)",
      ),
    );
    const file = newFile();
    expect((await backUp(dataDir, file)).code).toBe(0);
    for (const into of [dataDir, await fillDataFolder([])]) expect((await restore(into, file)).code).toBe(0);
    const other = newFile();
    withDatabase(other, (database) => database.exec("CREATE TABLE notes (id INTEGER PRIMARY KEY)"));
    expect(await restore(dataDir, other)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${other} is not a backup of enquiries`),
    });
  });
});

describe("a store that is damaged", () => {
  const spoilt: [string, (file: string) => void][] = [
    ["in all of it", (file) => writeFileSync(file, "no database at all ".repeat(500))],
    [
      "in an index",
      (file) => {
        const page = Number(
          queryValue(file, "SELECT rootpage FROM sqlite_schema WHERE name = 'enquiries_fingerprint'"),
        );
        const size = Number(queryValue(file, "PRAGMA page_size"));
        writeSync(openSync(file, "r+"), Buffer.alloc(size, 0x5a), 0, size, (page - 1) * size);
      },
    ],
  ];

  it.each(spoilt)("%s is reported by a restore into it, and a restore into a new folder succeeds", async (_, spoil) => {
    const folder = await fillDataFolder([{ message: "Kept" }]);
    const [backup, file] = [newFile(), databaseFile(folder)];
    expect((await backUp(folder, backup)).code).toBe(0);
    spoil(file);
    const { code, said } = await restore(folder, backup);
    expect([code, /\n\s+at /.test(said)]).toEqual([1, false]);
    expect(said).toContain(`${file} is damaged (`);
    expect(said).toContain(
      `Stop the server; move ${file}, ${file}-wal and ${file}-shm to another folder, as what came since the last backup may be found in them; bring the newest backup back with node ${packedProgram("enquiries")} restore FILE; start the server`,
    );

    const fresh = temporaryFolder("fresh");
    expect((await restore(fresh, backup)).code).toBe(0);
    expect((await runEnquiriesCli(["search", "Kept"], { DATA_DIR: fresh })).code).toBe(0);
  });
});

it("backup and restore with --d1 are refused, and name D1's Time Travel instead", async () => {
  for (const command of ["backup", "restore"]) {
    const { code, said } = await runEnquiriesCli([command, newFile(), "--d1", "remote"], {});
    expect(code).toBe(2);
    expect(said).toContain("npx wrangler d1 time-travel restore DB");
  }
});
