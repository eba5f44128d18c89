import { chmodSync, copyFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runEnquiries } from "../support/command.ts";
import { send } from "../support/enquiries.ts";
import { filledStore } from "../support/filled-store.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { temporaryFolder } from "../support/temporary.ts";

const fileIn = (folder: string) => join(folder, "enquiries.sqlite");
const newFile = () => join(temporaryFolder("backups"), "enquiries.sqlite");

/** Sends until SQLite has copied its log into the file, so that the file holds acknowledged enquiries. */
async function fill(host: Host): Promise<void> {
  const before = statSync(fileIn(host.dataDir)).size;
  for (let i = 0; statSync(fileIn(host.dataDir)).size === before; i++)
    expect((await send(host.url, { message: `Before ${i} ${"x".repeat(9_000)}` }))[0]).toBe(200);
}

async function backupOf(DATA_DIR: string): Promise<string> {
  const file = newFile();
  expect((await runEnquiries(["backup", file], { DATA_DIR })).code).toBe(0);
  return file;
}

/** Files to copy over the store. They are made before it is filled. */
const ways: [what: string, make: (host: Host) => Promise<string>][] = [
  ["a backup of its own", ({ dataDir }) => backupOf(dataDir)],
  ["another store", async () => fileIn(await filledStore([{ message: "Of another" }]))],
  [
    "an older copy of itself",
    async (host) => {
      await fill(host);
      const file = newFile();
      copyFileSync(fileIn(host.dataDir), file);
      return file;
    },
  ],
  [
    "a letter",
    async () => {
      const file = newFile();
      writeFileSync(file, "Dear Asha, ".repeat(10_000));
      return file;
    },
  ],
];

describe("a running server never says OK for what is not kept, and its log says what to do: its file overwritten in place by", () => {
  it.each(ways)("%s", async (_, make) => {
    const host = await startNodeHost();
    try {
      await send(host.url, { message: "First of all" });
      const other = await make(host);
      await fill(host);
      copyFileSync(other, fileIn(host.dataDir));
      for (let i = 0; i < 5; i++) expect((await send(host.url, { message: `After it ${i}` }))[0]).toBe(503);
      expect(host.output()).toMatch(
        /"event":"store\.failed","reason":"\S+enquiries\.sqlite was overwritten by another program while it was open, .+restore FILE/,
      );
      await expect.poll(async () => (await fetch(`${host.url}/healthz`)).status, { timeout: 5_000 }).toBe(503);
      expect((await fetch(`${host.url}/about`)).status).toBe(200);
    } finally {
      await host.stop();
    }
  });
});

it("what SQLite itself writes there for a command, and another mode of the file, are taken for what they are", async () => {
  const host = await startNodeHost();
  const run = (...args: string[]) => runEnquiries(args, { DATA_DIR: host.dataDir });
  try {
    await send(host.url, { message: "Gone", from_email: "gone@buyer.example" });
    await fill(host);
    const file = await backupOf(host.dataDir);
    const states = new Set<bigint>();
    for (const command of [["delete", "gone@buyer.example", "--yes"], ["purge"], ["restore", file, "--deleted"]]) {
      expect(await run(...command)).toMatchObject({ code: 0 });
      states.add(statSync(fileIn(host.dataDir), { bigint: true }).mtimeNs);
      chmodSync(fileIn(host.dataDir), 0o600);
      expect(await send(host.url, { message: `After ${command[0]}` })).toEqual([200, "OK"]);
    }
    expect(states.size).toBeGreaterThan(1);
    expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
  } finally {
    await host.stop();
  }
});
