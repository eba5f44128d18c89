import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sqlLiteral } from "../../../server/cli/wrangler-d1.ts";
import type { Value } from "../../../server/relay/store/database.ts";
import { runCliOnD1 } from "../support/d1-commands.ts";
import { send } from "../support/enquiries.ts";
import { copyFirstReleaseStore, firstReleaseDatabase } from "../support/first-release-store.ts";
import { pollUntil } from "../support/poll-until.ts";
import { enquiryRows } from "../support/rows.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temp-folder.ts";
import { startWorkersHost, type WorkersHost } from "../support/workers-host.ts";
import { applyMigrations, executeSqlFile, startWranglerDev } from "../support/wrangler.ts";

/**
 * The first release's database as SQL. Its Worker made the same tables in D1, with the same statements, while it ran.
 */
function firstReleaseSql(): string {
  return withDatabase(join(copyFirstReleaseStore(), "enquiries.sqlite"), (database) => {
    const rowsOf = (table: string) =>
      database
        .prepare(`SELECT * FROM ${table}`)
        .all()
        .map((row) => {
          const values = Object.values(row as Record<string, Value>).map(sqlLiteral);
          return `INSERT INTO ${table} VALUES (${values.join(", ")});`;
        });
    const schema = database.prepare("SELECT name, type, sql FROM sqlite_schema WHERE sql IS NOT NULL").all();
    const sqlOf = (type: string) => schema.filter((entry) => entry.type === type).map(({ sql }) => `${sql};`);
    const tables = schema.filter(({ type }) => type === "table").map(({ name }) => String(name));
    // The first release's probe is longer than D1's limit for a statement.
    database.exec("DELETE FROM facts WHERE name = 'probe'");
    // The trigger comes last, because it would count the rows again.
    return [...sqlOf("table"), ...sqlOf("index"), ...tables.flatMap(rowsOf), ...sqlOf("trigger")].join("\n");
  });
}

let dataDir: string;

beforeAll(async () => {
  dataDir = temporaryFolder("first-d1");
  const file = join(temporaryFolder("sql"), "first.sql");
  writeFileSync(file, firstReleaseSql());
  await executeSqlFile(dataDir, file);
});

describe("a D1 database of the first release", { timeout: 240_000 }, () => {
  it("is not written to before it is migrated, and the log says what to run", async () => {
    await using host = await startWorkersHost({ dataDir });
    expect((await send(host.url))[0]).toBe(503);
    const health = await fetch(`${host.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([503, { status: "failing" }]);
    const why =
      /"event":"store\.failed","reason":"the database is of another version: run `npx wrangler d1 migrations apply DB --remote`/;
    await expect.poll(host.output).toMatch(why);
  });

  it("is migrated by wrangler, and what waited is delivered", async () => {
    await applyMigrations(dataDir);
    await using sink = await startSmtpSink();
    const before = enquiryRows(firstReleaseDatabase);
    await using host = await startWranglerDev(dataDir, { smtpPort: sink.port });
    expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
    const words = (rows: { id: string; name: string; message: string }[]) =>
      rows.map(({ id, name, message }) => [id, name, message]);
    expect(words(host.rows())).toEqual(words(before));
    await pollUntil(host, () => host.rows().every(({ status }) => status !== "queued"));
    const waiting = before.filter(({ status }) => status === "queued");
    const isDigest = (id: string) => id.startsWith("<held-");
    const ids = sink.messageIds().filter((id) => !isDigest(id));
    expect(new Set(ids)).toEqual(new Set(waiting.map(({ id }) => `<${id}@kutchit.example>`)));
    // Each of these sweeps checked whether a digest of held enquiries was due.
    expect(sink.messageIds().filter(isDigest)).toHaveLength(1);
    expect(await send(host.url, { message: "After the change" })).toEqual([200, "OK"]);
  });
});

describe("`npm run enquiries` with --d1 local, by wrangler,", { timeout: 240_000 }, () => {
  const enquiries = (...args: string[]) => runEnquiriesCli([...args, "--d1", "local", "--persist-to", dataDir], {});

  it("lists enquiries and changes one", async () => {
    expect((await enquiries()).said).toMatch(/^\d queued, 3 held, \d+ sent, 2 dead\n\n\S+ .+After the change\n/);
    expect((await enquiries("resend", "0m7skbcegrd417d7h")).said).toBe("0m7skbcegrd417d7h will be delivered again.\n");
  });

  it("prints D1's error and usage mistakes", async () => {
    const nowhere = ["list", "--d1", "local", "--persist-to", temporaryFolder("empty-d1")];
    const failed = await runEnquiriesCli(nowhere, {});
    expect(failed).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^D1: no such table: enquiries: SQLITE_ERROR\. .+npx wrangler d1 migrations apply DB --local /,
      ),
    });
    expect(await runEnquiriesCli(["list", "--d1", "here"], {})).toMatchObject({
      code: 2,
      said: expect.stringContaining('--d1 is "here". It should be local or remote.'),
    });
  });
});

describe("`npm run enquiries` on a D1 database", () => {
  let host: WorkersHost;
  beforeAll(async () => {
    host = await startWorkersHost({ dataDir });
  });
  afterAll(() => host.stop());
  const enquiries = (name: string, ...args: string[]) => runCliOnD1(host, name, ...args);

  it("shows and exports enquiries", async () => {
    expect(await enquiries("show", "0m7sklft")).toMatchObject({
      code: 0,
      said: expect.stringContaining("a field that people cannot see was filled in"),
    });
    expect(JSON.parse((await enquiries("export", "--format", "json")).said)).toHaveLength(16);
    expect((await enquiries("export")).said).toContain('"Fresh 11: ""quoted"", =formula, \'apostrophe\'; and more"');
  });

  it("searches enquiries", async () => {
    expect((await enquiries("search", "CHANGE", "after")).said).toMatch(/^\S+ .+After the change\n$/);
  });

  it("releases held enquiries, marks them as answered, and resends dead ones", async () => {
    expect((await enquiries("release", "0m7sklftsc0dbk4ct")).said).toMatch(/^0m7sklftsc0dbk4ct will be delivered\. /);
    expect((await enquiries("trusted")).said).toMatch(/^\S+@\S+\n$/);
    expect((await enquiries("answered", "0m7sklftsc0dbk4ct")).code).toBe(0);
    expect((await enquiries("resend", "--dead")).said).toBe("2 enquiries will be delivered again.\n");
    expect((await enquiries("list", "--json", "--status", "dead")).said).toBe("[]\n");
  });

  it("deletes enquiries", async () => {
    const deleted = await enquiries("delete", "ISHA@buyer.example", "--yes");
    expect(deleted).toEqual({ code: 0, said: expect.stringMatching(/^1 enquiry deleted, with /m) });
    const purged = await enquiries("purge");
    expect(purged.said).toMatch(/^Deleted \d+ enquiries: sent or answered, and received more than 365 days ago\.\n$/);
    expect((await enquiries("list")).said).toMatch(/^\d queued, 1 held, [01] sent, 0 dead\n/);
  });
});
