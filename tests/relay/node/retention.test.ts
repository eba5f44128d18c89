import { join } from "node:path";
import { expect, it } from "vitest";
import { type Cleared, Retention } from "../../../server/relay/retention.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { firstReleaseFolder } from "../support/first-release.ts";
import { startNodeHost } from "../support/node-host.ts";
import { copiesIn, filesHolding, queryValue } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const line = /"event":"retention\.cleared","deleted":(\d+),"tracesLeft":(\w+),"olderThanDays":(\d+)\}\n/;
const tally = (rows: { status: string }[]) =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(rows, ({ status }) => status),
      ([status, list]) => [status, list.length],
    ),
  );

it("where RETENTION_DAYS is set the server deletes what is past it, also from the copies, and its log says how many", async () => {
  const dataDir = firstReleaseFolder();
  const host = await startNodeHost({ dataDir, env: { RETENTION_DAYS: "30" } });
  try {
    await expect.poll(host.output).toMatch(line);
    expect(line.exec(host.output())?.slice(1)).toEqual(["3", "false", "30"]);
    expect(tally(host.rows())).toEqual({ queued: 7, held: 3, dead: 2 });
    const copy = join(dataDir, copiesIn(dataDir)[0] ?? "");
    expect(queryValue(copy, "SELECT count(*) FROM enquiries WHERE status = 'sent'")).toBe(0);
    expect(host.output()).not.toMatch(/@buyer\.example/);
  } finally {
    await host.stop();
  }
  const again = await startNodeHost({ dataDir, env: { RETENTION_DAYS: "30" } });
  await again.stop();
  expect(again.output()).not.toMatch(line);
});

it("of what it deleted no byte is left", async () => {
  const dataDir = firstReleaseFolder();
  const words = String(
    queryValue(join(dataDir, "enquiries.sqlite"), "SELECT message FROM enquiries WHERE status = 'sent' LIMIT 1"),
  );
  expect(filesHolding(dataDir, words)).not.toEqual({});
  const host = await startNodeHost({ dataDir, env: { RETENTION_DAYS: "30" } });
  await expect.poll(host.output).toMatch(line);
  expect(filesHolding(dataDir, words)).toEqual({});
  await host.stop();
});

it("by default the server deletes nothing", async () => {
  const host = await startNodeHost({ dataDir: firstReleaseFolder() });
  try {
    expect(tally(host.rows())).toEqual({ queued: 7, held: 3, sent: 3, dead: 2 });
  } finally {
    await host.stop();
  }
  expect(host.output()).not.toContain("retention");
});

/** A store, and retentions as several processes have them. */
function several(clear: (days: number, now: number) => Promise<Cleared>) {
  const database = new SqliteDatabase(temporaryFolder("retention"));
  const store = new EnquiryStore(database, { dailyCap: 1 });
  const lines: unknown[] = [];
  const make = () => new Retention({ store, days: 30, clear, log: (event, facts) => lines.push([event, facts]) });
  return { retentions: [make(), make()], lines, close: () => database.close() };
}

const hourMs = 3_600_000;
const midnight = Date.UTC(2026, 10, 21);

it("it does so once a day, however many processes look every hour", async () => {
  const { retentions, lines, close } = several(async () => ({ deleted: 2 }));
  for (let hour = 0; hour < 72; hour++)
    await Promise.all(retentions.map((retention) => retention.clearOnceADay(midnight + hour * hourMs)));
  expect(lines).toEqual(Array.from({ length: 3 }, () => ["retention.cleared", { deleted: 2, olderThanDays: 30 }]));
  await close();
});

it("what failed is tried again within the hour, and the log says why it failed", async () => {
  let tries = 0;
  const { retentions, lines, close } = several(async () => {
    if (tries++ === 0) throw new StoreError("database is locked");
    return { deleted: 1 };
  });
  for (let hour = 0; hour < 5; hour++) await retentions[0]?.clearOnceADay(midnight + hour * hourMs);
  expect(lines).toEqual([
    ["retention.failed", { reason: "database is locked" }],
    ["retention.cleared", { deleted: 1, olderThanDays: 30 }],
  ]);
  await close();
});
