import { join } from "node:path";
import { expect, it } from "vitest";
import type { Log } from "../../../server/log.ts";
import { type Clear, clearOnceADay } from "../../../server/relay/retention.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { runEnquiries } from "../support/command.ts";
import { send } from "../support/enquiries.ts";
import { filledStore } from "../support/filled-store.ts";
import { firstReleaseFolder } from "../support/first-release.ts";
import { startNodeHost } from "../support/node-host.ts";
import { readRows } from "../support/rows.ts";
import { queryValue, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const line = /"event":"retention\.cleared","deleted":(\d+),"tracesLeft":(\w+),"olderThanDays":(\d+)\}\n/;
const tally = (rows: { status: string }[]) =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(rows, ({ status }) => status),
      ([status, list]) => [status, list.length],
    ),
  );

/** A store of the first release on which a server has run today, so it has an enquiry of today. */
async function usedFolder(): Promise<string> {
  const dataDir = firstReleaseFolder();
  const host = await startNodeHost({ dataDir });
  await send(host.url, { message: "Of today" });
  await host.stop();
  return dataDir;
}

it("the server deletes enquiries older than RETENTION_DAYS and logs how many", async () => {
  const dataDir = await usedFolder();
  const host = await startNodeHost({ dataDir, env: { RETENTION_DAYS: "30" } });
  try {
    await expect.poll(host.output).toMatch(line);
    expect(line.exec(host.output())?.slice(1)).toEqual(["3", "false", "30"]);
    expect(tally(host.rows())).toEqual({ queued: 8, held: 3, dead: 2 });
    expect(host.output()).not.toMatch(/@buyer\.example/);
  } finally {
    await host.stop();
  }
  const again = await startNodeHost({ dataDir, env: { RETENTION_DAYS: "30" } });
  await again.stop();
  expect(again.output()).not.toMatch(line);
});

it("without RETENTION_DAYS the server deletes nothing", async () => {
  const host = await startNodeHost({ dataDir: firstReleaseFolder() });
  try {
    expect(tally(host.rows())).toEqual({ queued: 7, held: 3, sent: 3, dead: 2 });
  } finally {
    await host.stop();
  }
  expect(host.output()).not.toContain("retention");
});

/** A store, and the clearing of two processes. */
function several(clear: Clear) {
  const database = new SqliteDatabase(temporaryFolder("retention"));
  const store = new EnquiryStore(database, { dailyCap: 1 });
  const lines: unknown[] = [];
  const log: Log = (event, facts) => void lines.push([event, facts]);
  const retention = (now: number) => clearOnceADay({ store, days: 30, clear, log }, now);
  return { retentions: [retention, retention], lines, close: () => database.close() };
}

const hourMs = 3_600_000;
const midnight = Date.UTC(2026, 10, 21);

it("deletion runs once a day with several processes", async () => {
  const { retentions, lines, close } = several(async () => ({ deleted: 2 }));
  for (let hour = 0; hour < 72; hour++) for (const retention of retentions) await retention(midnight + hour * hourMs);
  expect(lines).toEqual(Array.from({ length: 3 }, () => ["retention.cleared", { deleted: 2, olderThanDays: 30 }]));
  await close();
});

it("a failed deletion is logged and retried within the hour", async () => {
  let tries = 0;
  const { retentions, lines, close } = several(async () => {
    if (tries++ === 0) throw new StoreError("database is locked");
    return { deleted: 1 };
  });
  for (let hour = 0; hour < 5; hour++) await retentions[0]?.(midnight + hour * hourMs);
  expect(lines).toEqual([
    ["retention.failed", { reason: "database is locked" }],
    ["retention.cleared", { deleted: 1, olderThanDays: 30 }],
  ]);
  await close();
});

/** A store with mailed enquiries of a year and a half ago, and one of today. */
async function oldFolder(count: number): Promise<string> {
  const dataDir = await usedFolder();
  withDatabase(join(dataDir, "enquiries.sqlite"), (database) =>
    database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message, request_consultation, status, due_at)
      SELECT printf('0m%015d', i), i, ${Date.now() - 550 * 24 * hourMs}, 'json', 'Asha', 'asha@buyer.example', '', '', hex(randomblob(300)), 'No', 'sent', 0 FROM n`),
  );
  return dataDir;
}

it("a deletion that broke off halfway is completed at the start after a kill", async () => {
  const count = 20_000;
  const dataDir = await oldFolder(count);
  const env = { RETENTION_DAYS: "365" };
  const file = join(dataDir, "enquiries.sqlite");
  const left = () => Number(queryValue(file, "SELECT count(*) FROM enquiries WHERE status = 'sent'"));
  const all = left();
  withDatabase(file, (database) =>
    database.exec(`CREATE TRIGGER halfway BEFORE DELETE ON enquiries WHEN OLD.id = '0m${String(count / 2).padStart(15, "0")}'
      BEGIN SELECT RAISE(ABORT, 'halfway'); END`),
  );
  const host = await startNodeHost({ dataDir, env });
  await expect.poll(host.output).toContain("retention.failed");
  await host.kill();
  expect(left()).toBeGreaterThan(0);
  expect(left()).toBeLessThan(all);
  withDatabase(file, (database) => database.exec("DROP TRIGGER halfway"));
  const again = await startNodeHost({ dataDir, env });
  await expect.poll(again.output, { timeout: 30_000 }).toMatch(line);
  expect(left()).toBe(0);
  await again.stop();
});

it("answered enquiries are deleted even if never mailed, and open ones stay", async () => {
  const longAgo = Date.now() - 399 * 24 * hourMs;
  const dataDir = await filledStore([
    { message: "Answered", at: longAgo },
    { message: "Not seen", at: longAgo + 1 },
    { message: "Answered of late", at: Date.now() - hourMs },
  ]);
  const [answered = "", , late = ""] = readRows(join(dataDir, "enquiries.sqlite")).map(({ id }) => id);
  for (const id of [answered, late]) expect((await runEnquiries(["answered", id], { DATA_DIR: dataDir })).code).toBe(0);
  const host = await startNodeHost({ dataDir, env: { RETENTION_DAYS: "365" } });
  await expect.poll(host.output).toMatch(line);
  expect(host.rows().map(({ message }) => message)).toEqual(["Not seen", "Answered of late"]);
  await host.stop();
});
