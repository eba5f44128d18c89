import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";

let host: Host;
let other: DatabaseSync;

beforeAll(async () => {
  host = await startNodeHost();
  other = new DatabaseSync(join(host.dataDir, "enquiries.sqlite"));
});
afterAll(async () => {
  other.close();
  await host.stop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds of each of some requests for a page, one after the other. */
async function pageTimes(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const begin = performance.now();
    expect((await fetch(`${host.url}/about`)).status).toBe(200);
    times.push(performance.now() - begin);
  }
  return times;
}

it("while another program holds the store an enquiry waits, pages do not, and it is stored when the lock goes", async () => {
  await pageTimes(5);
  other.exec("BEGIN EXCLUSIVE");
  let answered = false;
  const answer = send(host.url, { message: "Patient" }).finally(() => {
    answered = true;
  });
  await pause(100);
  const times = await pageTimes(20);
  expect(answered).toBe(false);
  // SQLite's own wait would have held the first of them for two seconds.
  expect(Math.max(...times)).toBeLessThan(1_000);
  other.exec("ROLLBACK");
  expect(await answer).toEqual([200, "OK"]);
  expect(host.rows().map(({ message }) => message)).toEqual(["Patient"]);
  console.log(`slowest of 20 pages while the store was locked: ${Math.max(...times).toFixed(1)} ms`);
});

it("a lock that stays makes an honest 503 after two seconds", async () => {
  other.exec("BEGIN EXCLUSIVE");
  const begin = performance.now();
  const [status] = await send(host.url, { message: "Impatient" });
  const waitedMs = performance.now() - begin;
  other.exec("ROLLBACK");
  expect(status).toBe(503);
  expect(waitedMs).toBeGreaterThan(1_900);
  expect(await send(host.url, { message: "After it" })).toEqual([200, "OK"]);
  expect(host.rows().map(({ message }) => message)).not.toContain("Impatient");
});
