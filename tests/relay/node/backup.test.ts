import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { storeFile } from "../../../server/relay/store/sqlite.ts";
import { type CommandResult, runEnquiries } from "../support/command.ts";
import { send } from "../support/enquiries.ts";
import { filledStore } from "../support/filled-store.ts";
import { firstReleaseFile, firstReleaseFolder } from "../support/first-release.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { cleanEnv, deployed, node, run } from "../support/process.ts";
import { readRows } from "../support/rows.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { copiesIn, filesHolding, modeOf, queryValue, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const backUp = (DATA_DIR: string, file: string) => runEnquiries(["backup", file], { DATA_DIR });
const restore = (DATA_DIR: string, file: string, ...options: string[]) =>
  runEnquiries(["restore", file, ...options], { DATA_DIR });
const newFile = () => join(temporaryFolder("backups"), "enquiries.sqlite");

/** "15 enquiries, checksum 605869be9688d086", as both commands print it. */
const contentsIn = ({ said }: CommandResult) => /\d+ enquir\w+, checksum [0-9a-f]{16}/.exec(said)?.[0];

/** Posts without a pause. @returns a function that stops it and resolves with the acknowledged messages */
function keepPosting(host: Host): () => Promise<string[]> {
  const acknowledged: string[] = [];
  let isOver = false;
  const posting = (async () => {
    for (let i = 0; !isOver; i++) {
      const message = `Meanwhile ${i}`;
      const [status] = await send(host.url, { message, submission_id: `meanwhile-${i}` });
      expect([200, 503]).toContain(status);
      if (status === 200) acknowledged.push(message);
    }
  })();
  return async () => {
    isOver = true;
    await posting;
    return acknowledged;
  };
}

/** A DATA_DIR with five thousand enquiries. */
async function largeStore(): Promise<string> {
  const source = await filledStore([]);
  withDatabase(storeFile(source), (database) =>
    database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message, request_consultation, status, due_at)
      SELECT printf('0m%015d', i), i, i, 'json', 'Asha', 'asha@buyer.example', '', '', hex(randomblob(200)), 'No', 'held', 0 FROM n`),
  );
  return source;
}

describe("a backup", () => {
  it("is made while enquiries arrive: whole, with all that was acknowledged before, one file, for its owner's eyes", async () => {
    const host = await startNodeHost();
    try {
      for (let i = 0; i < 20; i++) await send(host.url, { message: `Before ${i}` });
      const file = newFile();
      const stop = keepPosting(host);
      const made = await backUp(host.dataDir, file);
      const meanwhile = await stop();
      expect([made.code, made.said]).toEqual([0, `${file} is a whole copy: ${contentsIn(made)}.\n`]);
      expect(readdirSync(join(file, ".."))).toEqual(["enquiries.sqlite"]);
      expect(modeOf(file)).toBe(0o600);
      expect(queryValue(file, "PRAGMA integrity_check")).toBe("ok");
      const rows = readRows(file);
      expect(contentsIn(made)).toMatch(new RegExp(`^${rows.length} `));
      expect(rows.filter(({ message }) => message.startsWith("Before"))).toHaveLength(20);
      expect(host.rows().slice(0, rows.length)).toEqual(rows);
      expect(meanwhile.length).toBeGreaterThan(0);
    } finally {
      await host.stop();
    }
  });

  it("killed at any moment, is simply made again under its name, and leaves nothing else", async () => {
    const dataDir = await largeStore();
    const file = newFile();
    for (let kill = 0; kill < 4; kill++) {
      const program = run(node, [deployed("enquiries"), "backup", file], { env: cleanEnv({ DATA_DIR: dataDir }) });
      await expect
        .poll(() => existsSync(`${file}.unfinished`) || program.process.exitCode !== null, {
          timeout: 20_000,
          interval: 1,
        })
        .toBe(true);
      await new Promise((resolve) => setTimeout(resolve, kill * 15));
      program.signal("SIGKILL");
      await program.exited;
    }
    expect(contentsIn(await backUp(dataDir, file))).toMatch(/^5000 enquiries/);
    expect(readdirSync(join(file, ".."))).toEqual(["enquiries.sqlite"]);
  });

  it("of two under one name at once, one is made and the other says why not", async () => {
    const dataDir = await largeStore();
    const file = newFile();
    const program = run(node, [deployed("enquiries"), "backup", file], { env: cleanEnv({ DATA_DIR: dataDir }) });
    await expect
      .poll(() => existsSync(join(`${file}.unfinished`, "backup.sqlite")), { timeout: 20_000, interval: 1 })
      .toBe(true);
    // A stopped process would remain after a failure.
    onTestFinished(() => program.signal("SIGKILL"));
    program.signal("SIGSTOP");
    expect((await backUp(dataDir, file)).said).toContain(`Another command is at work in ${file}.unfinished`);
    program.signal("SIGCONT");
    expect(await program.exited).toBe(0);
    expect(queryValue(file, "SELECT count(*) FROM enquiries")).toBe(5_000);
  });

  it("brought back into another machine's folder, ends with the same count and checksum, and every table's rows", async () => {
    const dataDir = firstReleaseFolder();
    const file = newFile();
    const made = await backUp(dataDir, file);
    const elsewhere = join(temporaryFolder("elsewhere"), "data");
    const restored = await restore(elsewhere, file, "--deliver");
    console.log(`made: ${contentsIn(made)}; restored: ${contentsIn(restored)}`);
    expect([restored.code, contentsIn(restored)]).toEqual([0, contentsIn(made)]);
    expect(contentsIn(made)).toMatch(/^15 enquiries, /);
    const tables = withDatabase(file, (database) =>
      database
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .all()
        .map(({ name }) => String(name)),
    );
    expect(tables.length).toBeGreaterThanOrEqual(3);
    for (const table of tables) {
      const rowsIn = (path: string) =>
        withDatabase(path, (database) => database.prepare(`SELECT * FROM ${table}`).all());
      expect(rowsIn(storeFile(elsewhere)), table).toEqual(rowsIn(file));
    }
    expect(contentsIn(await backUp(elsewhere, newFile()))).toBe(contentsIn(made));
    expect(readdirSync(elsewhere)).toEqual(["enquiries.sqlite"]);
  });
});

describe("a restore, while the server runs and enquiries arrive,", () => {
  it("brings back what is missing, keeps all that was acknowledged since and mails nothing twice", async () => {
    const sink = await startSmtpSink();
    const host = await startNodeHost({ smtpPort: sink.port });
    const unsent = () => host.rows().filter(({ status }) => status === "queued").length;
    try {
      for (let i = 0; i < 20; i++) await send(host.url, { message: `Before ${i}` });
      await expect.poll(unsent, { timeout: 20_000 }).toBe(0);
      sink.behave("greylist");
      await send(host.url, { message: "On its way" });
      await expect.poll(() => host.rows().at(-1)?.last_error).toMatch(/delayed/);
      const file = newFile();
      expect((await backUp(host.dataDir, file)).code).toBe(0);
      sink.behave("accept");
      await expect.poll(unsent, { timeout: 20_000 }).toBe(0);
      withDatabase(storeFile(host.dataDir), (database) =>
        database.exec(
          "DELETE FROM enquiries WHERE message LIKE 'Before 1%'; UPDATE enquiries SET message = '' WHERE message = 'Before 2'",
        ),
      );
      const stop = keepPosting(host);
      await expect.poll(() => host.rows().length, { timeout: 20_000 }).toBeGreaterThan(20);
      const restored = await restore(host.dataDir, file, "--deleted");
      const acknowledged = await stop();
      expect([restored.code, contentsIn(restored)]).toEqual([0, expect.stringMatching(/^21 enquiries/)]);
      expect(restored.said).toContain(
        "Left as they are, as they have come further since the backup, to the mail for example: 1 enquiry.\n",
      );
      expect(restored.said).toMatch(/Arrived since the backup, and kept: \d+ enquiries\.\n/);
      const messages = new Set(host.rows().map(({ message }) => message));
      const expected = [...Array.from({ length: 20 }, (_, i) => `Before ${i}`), "On its way", ...acknowledged];
      expect(expected.filter((message) => !messages.has(message))).toEqual([]);
      expect(await send(host.url, { message: "After it" })).toEqual([200, "OK"]);
      await expect.poll(unsent, { timeout: 30_000 }).toBe(0);
      const mailed = sink.messageIds();
      expect(mailed).toHaveLength(new Set(mailed).size);
      expect(mailed).toHaveLength(host.rows().length);
      expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
      expect(host.output()).not.toContain("removed or replaced");
    } finally {
      await host.stop();
      await sink.close();
    }
  }, 90_000);

  it("keeps the store as it was, in a copy out of which a person's words are deleted too", async () => {
    const host = await startNodeHost();
    try {
      await send(host.url, { message: "In the store alone", from_email: "only@buyer.example" });
      const before = host.rows();
      const { said } = await restore(host.dataDir, firstReleaseFile);
      const [copy = ""] = copiesIn(host.dataDir);
      expect(said).toContain(`The store as it was before: ${join(host.dataDir, copy)}\n`);
      expect(readRows(join(host.dataDir, copy))).toEqual(before);
      expect(host.rows()).toHaveLength(16);
      await runEnquiries(["delete", "only@buyer.example", "--yes"], { DATA_DIR: host.dataDir });
      expect(filesHolding(host.dataDir, "only@buyer.example")).toEqual({});
    } finally {
      await host.stop();
    }
  });

  it("killed at any moment, leaves the store as it was or restored, and is simply run again", async () => {
    const source = await largeStore();
    const file = newFile();
    expect((await backUp(source, file)).code).toBe(0);
    const dataDir = await filledStore([]);
    const counts: unknown[] = [];
    for (let kill = 0; kill < 4; kill++) {
      const program = run(node, [deployed("enquiries"), "restore", file], { env: cleanEnv({ DATA_DIR: dataDir }) });
      await expect
        .poll(() => existsSync(join(dataDir, "unfinished-restore")) || program.process.exitCode !== null, {
          timeout: 20_000,
          interval: 1,
        })
        .toBe(true);
      await new Promise((resolve) => setTimeout(resolve, kill * 60));
      program.signal("SIGKILL");
      await program.exited;
      expect(queryValue(storeFile(dataDir), "PRAGMA integrity_check")).toBe("ok");
      counts.push(queryValue(storeFile(dataDir), "SELECT count(*) FROM enquiries"));
    }
    expect(counts.filter((count) => count !== 0 && count !== 5_000)).toEqual([]);
    expect(contentsIn(await restore(dataDir, file))).toMatch(/^5000 enquiries/);
    expect(readdirSync(dataDir).filter((name) => !/^enquiries\./.test(name))).toEqual([]);
  }, 90_000);

  it("takes a backup of an older release, brings it to today's tables and leaves the file alone", async () => {
    const bytes = readFileSync(firstReleaseFile);
    const dataDir = temporaryFolder("older");
    expect(contentsIn(await restore(dataDir, firstReleaseFile))).toMatch(/^15 enquiries/);
    expect(readFileSync(firstReleaseFile).equals(bytes)).toBe(true);
    expect((await runEnquiries([], { DATA_DIR: dataDir })).said).toMatch(/^0 queued, 10 held, 3 sent, 2 dead\n/);
  });
});

it("a restore of what is no backup ends with 1, names it, and says what to name in its place", async () => {
  const file = join(temporaryFolder("spoilt"), "letter.sqlite");
  writeFileSync(file, "Dear Asha, ".repeat(1_000));
  const { code, said } = await restore(firstReleaseFolder(), file);
  expect([code, said]).toEqual([1, expect.stringContaining(`${file} is not a backup: it is no database.`)]);
  expect(said).not.toMatch(/\n\s+at /);
});

it("backup and restore of D1 say what there is instead", async () => {
  for (const command of ["backup", "restore"]) {
    const { code, said } = await runEnquiries([command, newFile(), "--d1", "remote"], {});
    expect(code).toBe(2);
    expect(said).toContain("npx wrangler d1 time-travel restore DB");
    expect(said).toContain("export --format json");
  }
  const file = newFile();
  await runEnquiries(["backup", file, "--d1", "local"], {});
  expect(existsSync(file)).toBe(false);
});
