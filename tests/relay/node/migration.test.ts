import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import { copyFirstReleaseStore, firstReleaseDatabase } from "../support/first-release-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { cleanEnv, nodeBin, root, startProgram } from "../support/process.ts";
import { enquiryRows } from "../support/rows.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { filesContaining, queryValue, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temp-folder.ts";
import { startWebhookSink } from "../support/webhook-sink.ts";

const ownMigrations = join(root, "server/relay/store/migrations");
const newest = readdirSync(ownMigrations).length;
const kills = 4;

const tally = (rows: { status: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe("a store of the first release", () => {
  it("is migrated, and what waits is delivered", async () => {
    const dataDir = copyFirstReleaseStore();
    await using sink = await startSmtpSink();
    const before = enquiryRows(firstReleaseDatabase);
    expect(tally(before)).toEqual({ sent: 3, dead: 2, queued: 7, held: 3 });
    await using host = await startNodeHost({ dataDir, smtpPort: sink.port });
    await expect.poll(() => tally(host.rows())).toEqual({ sent: 10, dead: 2, held: 3 });
    const waiting = before.filter(({ status }) => status === "queued");
    const ids = sink.messageIds().filter((id) => !id.startsWith("<held-"));
    expect(new Set(ids)).toEqual(new Set(waiting.map(({ id }) => `<${id}@kutchit.example>`)));
    expect(sink.mails.find(({ text }) => text?.includes("Deferred 5"))?.text).toContain("નમસ્તે, a website");
    const exported = await runEnquiriesCli(["export", "--format", "json"], { DATA_DIR: dataDir });
    const words = (rows: { id: string; name: string; message: string }[]) =>
      rows.map(({ id, name, message }) => [id, name, message]).sort();
    expect(words(JSON.parse(exported.said))).toEqual(words(before));
    expect(await send(host.url, { message: "After the change" })).toEqual([200, "OK"]);
    expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
    // Reasons in words became codes.
    const reasons = host.rows().flatMap(({ hold_reason }) => hold_reason ?? []);
    expect(reasons.sort()).toEqual(["daily-cap", "honeypot", "many-links"]);
    const digest = () => sink.mails.find(({ subject }) => subject?.includes("3 enquiries are held, 2 deliveries were"));
    for (const why of ["a field that people cannot see was filled in", "many-links", "DAILY_CAP"])
      await expect.poll(() => digest()?.text).toContain(why);
    const file = join(dataDir, "enquiries.sqlite");
    expect(queryValue(file, "PRAGMA user_version")).toBe(newest);
    expect(queryValue(file, "PRAGMA integrity_check")).toBe("ok");
    // Form tokens of open pages remain valid after the migration.
    expect(queryValue(file, "SELECT value FROM key_value WHERE name = 'form-secret'")).toBe(
      queryValue(firstReleaseDatabase, "SELECT value FROM facts WHERE name = 'form-secret'"),
    );
  });

  it("no longer has deleted text in free database pages after its migration", async () => {
    const dataDir = copyFirstReleaseStore();
    withDatabase(join(dataDir, "enquiries.sqlite"), (database) => {
      // As the first release did, without overwriting.
      database.exec(`INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message,
        request_consultation, status, due_at) VALUES ('z', 'z', 0, 'json', 'Gone', 'g@buyer.example', '', '',
        replace(hex(zeroblob(4000)), '00', 'remember-no-word '), 'No', 'sent', 0); DELETE FROM enquiries WHERE id = 'z'`);
    });
    expect(filesContaining(dataDir, "remember-no-word")).not.toEqual({});
    await (await startNodeHost({ dataDir })).stop();
    // Neither the store nor the copy of before the migration has them.
    expect(filesContaining(dataDir, "remember-no-word")).toEqual({});
  });

  it("sends older enquiries by mail only", async () => {
    await using sink = await startSmtpSink();
    await using hook = await startWebhookSink();
    const env = {
      ...{ NOTIFY_URL: hook.url, NOTIFY_FORMAT: "slack" },
      ...{ ACKNOWLEDGE: "yes", MAIL_FROM: "server@kutchit.example" },
    };
    await using host = await startNodeHost({ dataDir: copyFirstReleaseStore(), smtpPort: sink.port, env });
    await send(host.url, { message: "After the change", from_email: "postmaster@buyer.example" });
    await expect.poll(() => tally(host.rows())).toEqual({ sent: 11, dead: 2, held: 3 });
    await expect.poll(() => host.deliveries().map(({ status }) => status)).toEqual(["sent"]);
    expect(hook.received.map(({ body }) => body.includes("After the change"))).toEqual([true]);
    expect(new Set(sink.mails.flatMap(({ envelopeTo }) => envelopeTo))).toEqual(new Set(["owner@kutchit.example"]));
  });
});

describe("a store of a newer release", () => {
  const why = new RegExp(
    String.raw`enquiries\.sqlite has version 99; this program knows versions up to ${newest}\. Run the release that made it, or `,
  );

  it("is refused and left unchanged by server and commands", async () => {
    const dataDir = copyFirstReleaseStore();
    const file = join(dataDir, "enquiries.sqlite");
    withDatabase(file, (database) => database.exec("PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)"));
    const before = readFileSync(file);
    const server = await startNodeHost({ dataDir });
    expect((await send(server.url))[0]).toBe(503);
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(server.output()).toMatch(why);
    expect(server.output()).not.toMatch(/\n\s+at /);
    const command = await runEnquiriesCli(["list"], { DATA_DIR: dataDir });
    expect([command.code, command.said]).toEqual([1, expect.stringMatching(why)]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

/** The program's own migrations and one more, which takes seconds. */
function slowMigrations(): string {
  const folder = temporaryFolder("migrations");
  cpSync(ownMigrations, folder, { recursive: true });
  const slow = `ALTER TABLE enquiries ADD COLUMN filler TEXT NOT NULL DEFAULT '';
    UPDATE enquiries SET filler = hex(randomblob(200));`;
  writeFileSync(join(folder, `${String(newest + 1).padStart(4, "0")}_slow.sql`), slow);
  return folder;
}

/** The first release's file with many more rows. */
function largeFile(rows: number): string {
  const file = join(temporaryFolder("large"), "enquiries.sqlite");
  copyFileSync(firstReleaseDatabase, file);
  withDatabase(file, (database) =>
    database.exec(`INSERT INTO enquiries SELECT printf('1%08d', n) || id, fingerprint || n, received_at, channel, name, email,
      phone, company, message, request_consultation, status, hold_reason, attempts, due_at, lease, last_error, sent_at
      FROM enquiries, (WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < ${rows / 15}) SELECT n FROM t);
      PRAGMA wal_checkpoint(TRUNCATE)`),
  );
  return file;
}

const opening = (dataDir: string, migrations: string) =>
  startProgram(nodeBin, ["tests/relay/support/migrate-store.ts", dataDir, migrations], { env: cleanEnv({}) });

it(`${kills} SIGKILLs during a migration leave the old store or the new one, with every row`, async () => {
  const migrations = slowMigrations();
  const large = largeFile(6_000);
  const rowsBefore = Number(queryValue(large, "SELECT count(*) FROM enquiries"));
  const freshFolder = () => {
    const dataDir = join(temporaryFolder("killed-migration"), "data");
    mkdirSync(dataDir);
    copyFileSync(large, join(dataDir, "enquiries.sqlite"));
    return dataDir;
  };

  const whole = opening(freshFolder(), migrations);
  await whole.says(/opening/);
  const begin = performance.now();
  expect(await whole.exited).toBe(0);
  const wholeMs = performance.now() - begin;

  const versions: unknown[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const dataDir = freshFolder();
    const file = join(dataDir, "enquiries.sqlite");
    const program = opening(dataDir, migrations);
    await program.says(/opening/);
    // Kills are spread over the whole run and a little beyond it.
    await new Promise((resolve) => setTimeout(resolve, (1.6 * wholeMs * (kill + Math.random())) / kills));
    program.signal("SIGKILL");
    await program.exited;

    const version = queryValue(file, "PRAGMA user_version");
    versions.push(version);
    expect([0, newest + 1]).toContain(version);
    expect(queryValue(file, "PRAGMA integrity_check")).toBe("ok");
    expect(queryValue(file, "SELECT count(*) FROM enquiries")).toBe(rowsBefore);
    const again = opening(dataDir, migrations);
    expect([await again.exited, again.output()]).toEqual([0, "opening\nopened\n"]);
    for (const path of [file, join(dataDir, `enquiries-before-v${newest + 1}.sqlite`)])
      expect(queryValue(path, "SELECT count(*) FROM enquiries")).toBe(rowsBefore);
  }
  console.log(
    `migration of ${rowsBefore} rows: ${Math.round(wholeMs)} ms; versions after ${kills} kills: ${versions.join(" ")}`,
  );
}, 300_000);
