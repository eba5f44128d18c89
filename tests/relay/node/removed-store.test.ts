import { copyFileSync, mkdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import { firstReleaseDatabase } from "../support/first-release-store.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

const ways: [what: string, harm: (dataDir: string) => void][] = [
  ["its file removed", (dataDir) => rmSync(join(dataDir, "enquiries.sqlite"))],
  ["its log removed", (dataDir) => rmSync(join(dataDir, "enquiries.sqlite-wal"))],
  ["the index of its log removed, where the locks are", (dataDir) => rmSync(join(dataDir, "enquiries.sqlite-shm"))],
  [
    "its file replaced",
    (dataDir) => {
      renameSync(join(dataDir, "enquiries.sqlite"), join(dataDir, "elsewhere"));
      copyFileSync(firstReleaseDatabase, join(dataDir, "enquiries.sqlite"));
    },
  ],
  [
    "its folder moved away and an empty one in its place",
    (dataDir) => {
      renameSync(dataDir, `${dataDir}-moved`);
      mkdirSync(dataDir);
    },
  ],
];

const ownFolder = () => join(temporaryFolder("removed"), "data");

async function expectNoOk(host: Host): Promise<void> {
  for (let i = 0; i < 5; i++) expect((await send(host.url, { message: `After it ${i}` }))[0]).toBe(503);
  expect(host.output()).toMatch(/"event":"store\.failed","reason":"\S+ was removed or replaced while it was open: /);
  await expect.poll(async () => (await fetch(`${host.url}/healthz`)).status, { timeout: 5_000 }).toBe(503);
  expect((await fetch(`${host.url}/about`)).status).toBe(200);
}

describe("a running server answers no OK for a lost enquiry when its store has", () => {
  it.each(ways)("%s", async (_what, harm) => {
    await using host = await startNodeHost({ dataDir: ownFolder() });
    expect(await send(host.url, { message: "Before it" })).toEqual([200, "OK"]);
    harm(host.dataDir);
    await expectNoOk(host);
  });
});

it("a data folder that was moved away and back is used again, with all enquiries answered with OK", async () => {
  await using host = await startNodeHost({ dataDir: ownFolder() });
  expect(await send(host.url, { message: "Before it" })).toEqual([200, "OK"]);
  renameSync(host.dataDir, `${host.dataDir}-moved`);
  await expectNoOk(host);
  renameSync(`${host.dataDir}-moved`, host.dataDir);
  expect(await send(host.url, { message: "Back again" })).toEqual([200, "OK"]);
  const stored = host.rows().map(({ message }) => message);
  expect(stored).toEqual(expect.arrayContaining(["Before it", "Back again"]));
});

it("a store whose file was touched still takes enquiries", async () => {
  await using host = await startNodeHost({ dataDir: ownFolder() });
  expect(await send(host.url, { message: "Before it" })).toEqual([200, "OK"]);
  utimesSync(join(host.dataDir, "enquiries.sqlite"), new Date(0), new Date(0));
  expect(await send(host.url, { message: "After it" })).toEqual([200, "OK"]);
});
