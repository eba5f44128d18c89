import { join } from "node:path";
import { expect, it } from "vitest";
import type { Logger } from "../../../server/log.ts";
import { type DeleteExpired, deleteExpiredDaily } from "../../../server/relay/delete-expired.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { fillDataFolder } from "../support/filled-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { enquiryRows } from "../support/rows.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { queryValue, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

const line = /"event":"retention\.cleared","deleted":(\d+),"tracesLeft":(\w+),"olderThanDays":(\d+)\}\n/;
const hourMs = 3_600_000;

it("the server deletes mailed or answered enquiries received over RETENTION_DAYS ago, once, and logs how many", async () => {
  const longAgo = Date.now() - 399 * 24 * hourMs;
  const dataDir = await fillDataFolder([
    { message: "Mailed", at: longAgo },
    { message: "Answered", at: longAgo + 1 },
    { message: "Not seen", at: longAgo + 2 },
    { message: "Held", held: "honeypot", at: longAgo + 3 },
    { message: "Answered of late", at: Date.now() - hourMs },
  ]);
  const file = join(dataDir, "enquiries.sqlite");
  withDatabase(file, (database) => database.exec("UPDATE enquiries SET status = 'sent' WHERE message = 'Mailed'"));
  for (const { id } of enquiryRows(file).filter(({ message }) => message.startsWith("Answered")))
    expect((await runEnquiriesCli(["answered", id], { DATA_DIR: dataDir })).code).toBe(0);

  const keeping = await startNodeHost({ dataDir });
  await keeping.stop();
  expect([keeping.rows().length, keeping.output().includes("retention")]).toEqual([5, false]);

  const host = await startNodeHost({ dataDir, env: { RETENTION_DAYS: "365" } });
  await expect.poll(host.output).toMatch(line);
  await host.stop();
  expect(line.exec(host.output())?.slice(1)).toEqual(["2", "false", "365"]);
  expect(host.rows().map(({ message }) => message)).toEqual(["Not seen", "Held", "Answered of late"]);
  expect(host.output()).not.toMatch(/@buyer\.example/);

  const again = await startNodeHost({ dataDir, env: { RETENTION_DAYS: "365" } });
  await again.stop();
  expect(again.output()).not.toMatch(line);
});

/** A store, and the clearing of two processes. */
function several(clear: DeleteExpired) {
  const database = new SqliteDatabase(temporaryFolder("retention"));
  const store = new EnquiryStore(database, { dailyCap: 1 });
  const lines: unknown[] = [];
  const log: Logger = (event, facts) => void lines.push([event, facts]);
  const retention = (now: number) => deleteExpiredDaily({ store, days: 30, clear, log }, now);
  return { retentions: [retention, retention], lines, close: () => database.close() };
}

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

it("a deletion that broke off halfway is completed at the start after a kill", async () => {
  const count = 20_000;
  // One of today, so that the clock is trusted.
  const dataDir = await fillDataFolder([{}]);
  const env = { RETENTION_DAYS: "365" };
  const file = join(dataDir, "enquiries.sqlite");
  withDatabase(file, (database) =>
    database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message, request_consultation, status, due_at)
      SELECT printf('0m%015d', i), i, ${Date.now() - 550 * 24 * hourMs}, 'json', 'Asha', 'asha@buyer.example', '', '', hex(randomblob(300)), 'No', 'sent', 0 FROM n;
      CREATE TRIGGER halfway BEFORE DELETE ON enquiries WHEN OLD.id = '0m${String(count / 2).padStart(15, "0")}'
      BEGIN SELECT RAISE(ABORT, 'halfway'); END`),
  );
  const left = () => Number(queryValue(file, "SELECT count(*) FROM enquiries WHERE status = 'sent'"));
  const host = await startNodeHost({ dataDir, env });
  await expect.poll(host.output).toContain("retention.failed");
  await host.kill();
  expect(left()).toBeGreaterThan(0);
  expect(left()).toBeLessThan(count);
  withDatabase(file, (database) => database.exec("DROP TRIGGER halfway"));
  await using again = await startNodeHost({ dataDir, env });
  await expect.poll(again.output, { timeout: 30_000 }).toMatch(line);
  expect(left()).toBe(0);
});
