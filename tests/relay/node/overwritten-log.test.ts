import { closeSync, copyFileSync, fstatSync, openSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { healthAgeMs } from "../../../server/limits.ts";
import { send } from "../support/enquiries.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { queryValue } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** Overwrites a part of a file without changing its length. */
function overwrite(file: string, from: number, length?: number): void {
  const descriptor = openSync(file, "r+");
  const bytes = length ?? fstatSync(descriptor).size - from;
  writeSync(descriptor, Buffer.alloc(bytes, 0x5a), 0, bytes, from);
  closeSync(descriptor);
}

const ways: [what: string, harm: (log: string) => void][] = [
  ["emptied", (log) => truncateSync(log, 0)],
  ["cut off in the middle", (log) => truncateSync(log, 20_000)],
  ["filled with a letter", (log) => overwrite(log, 0)],
  ["overwritten at its head", (log) => overwrite(log, 0, 32)],
  ["overwritten in the middle", (log) => overwrite(log, 9_000, 3_000)],
  ["filled with the text of a letter", (log) => writeFileSync(log, "Dear Asha, ".repeat(10_000))],
];

/** Sends enquiries. @returns the messages that were answered OK */
async function sendSome(host: Host, name: string, count: number): Promise<string[]> {
  const messages = Array.from({ length: count }, (_, i) => `${name} ${i}`);
  const acknowledged: string[] = [];
  for (const message of messages) if ((await send(host.url, { message }))[0] === 200) acknowledged.push(message);
  return acknowledged;
}

const lostOf = (host: Host, acknowledged: string[]) => {
  const stored = new Set(host.rows().map(({ message }) => message));
  return acknowledged.filter((message) => !stored.has(message));
};

const fileIn = (folder: string) => join(folder, "enquiries.sqlite");

/** Expects every acknowledged enquiry after a kill and a start: the server's memory must not count. */
async function expectNoneLost(host: Host, acknowledged: string[]): Promise<void> {
  await host.kill();
  expect(queryValue(fileIn(host.dataDir), "PRAGMA integrity_check")).toBe("ok");
  const again = await startNodeHost({ dataDir: host.dataDir });
  expect(lostOf(again, acknowledged)).toEqual([]);
  await again.stop();
}

describe("no enquiry that was answered OK is lost when, under the running server, its log is", () => {
  it.each(ways)("%s, between two enquiries", async (_, harm) => {
    const host = await startNodeHost({ dataDir: temporaryFolder("overwritten") });
    const acknowledged = await sendSome(host, "Before", 20);
    expect(acknowledged).toHaveLength(20);
    harm(`${fileIn(host.dataDir)}-wal`);
    acknowledged.push(...(await sendSome(host, "After", 60)));
    expect(acknowledged).toHaveLength(80);
    expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
    expect(host.output()).toMatch(/"event":"store\.mended","reason":"\S+-wal was overwritten by another program/);
    await expectNoneLost(host, acknowledged);
  });

  it.each(ways.slice(0, 3))("%s, again and again while enquiries arrive", async (_, harm) => {
    const host = await startNodeHost({ dataDir: temporaryFolder("overwritten") });
    const acknowledged = await sendSome(host, "Before", 20);
    const clients = Array.from({ length: 6 }, (_, i) => sendSome(host, `Meanwhile ${i}`, 60));
    let isOver = false;
    const harming = (async () => {
      while (!isOver) {
        harm(`${fileIn(host.dataDir)}-wal`);
        await new Promise((resolve) => setTimeout(resolve, 7));
      }
    })();
    acknowledged.push(...(await Promise.all(clients)).flat());
    isOver = true;
    await harming;
    // Damage during a write makes the server refuse everything. Health then says so.
    await new Promise((resolve) => setTimeout(resolve, healthAgeMs));
    const after = await sendSome(host, "After", 5);
    expect([0, 5]).toContain(after.length);
    expect((await fetch(`${host.url}/healthz`)).status).toBe(after.length === 5 ? 200 : 503);
    await expectNoneLost(host, [...acknowledged, ...after]);
  });

  it("replaced by an older copy of itself, in place", async () => {
    const host = await startNodeHost({ dataDir: temporaryFolder("overwritten") });
    const log = `${fileIn(host.dataDir)}-wal`;
    const acknowledged = await sendSome(host, "Before", 20);
    copyFileSync(log, `${host.dataDir}-older`);
    acknowledged.push(...(await sendSome(host, "Between", 20)));
    copyFileSync(`${host.dataDir}-older`, log);
    acknowledged.push(...(await sendSome(host, "After", 20)));
    expect(acknowledged).toHaveLength(60);
    await expectNoneLost(host, acknowledged);
  });

  it.each(ways.slice(0, 3))("%s, and the server is then stopped in good order", async (_, harm) => {
    const host = await startNodeHost({ dataDir: temporaryFolder("overwritten") });
    const acknowledged = await sendSome(host, "Before", 20);
    harm(`${fileIn(host.dataDir)}-wal`);
    expect(await host.stop()).toBe(0);
    await expectNoneLost(host, acknowledged);
  });
});
