import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { openBeside } from "../support/sqlite-files.ts";

let host: Host;
let other: DatabaseSync;

beforeAll(async () => {
  host = await startNodeHost();
  other = openBeside(join(host.dataDir, "enquiries.sqlite"));
});
afterAll(async () => {
  other.close();
  await host.stop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it("an enquiry waits for a locked store while pages are served", async () => {
  other.exec("BEGIN EXCLUSIVE");
  let answered = false;
  const answer = send(host.url, { message: "Patient" }).finally(() => {
    answered = true;
  });
  await pause(100);
  const pages = await Promise.all(Array.from({ length: 5 }, () => fetch(`${host.url}/about`)));
  expect(pages.map(({ status }) => status)).toEqual(Array(5).fill(200));
  // SQLite's own wait would have delayed the page until the enquiry was answered.
  expect(answered).toBe(false);
  other.exec("ROLLBACK");
  expect(await answer).toEqual([200, "OK"]);
  expect(host.rows().map(({ message }) => message)).toEqual(["Patient"]);
});
