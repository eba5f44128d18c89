import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import { sharedHost } from "../support/shared.ts";
import { openBeside } from "../support/sqlite-files.ts";

const host = sharedHost();
let other: DatabaseSync;

beforeAll(() => {
  other = openBeside(join(host.dataDir, "enquiries.sqlite"));
});
afterAll(() => other.close());

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
