import { chmodSync, chownSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { fillDataFolder } from "../support/filled-store.ts";
import { copyFirstReleaseStore } from "../support/first-release-store.ts";
import { fixtureSite } from "../support/fixture-site.ts";
import { startNodeHost } from "../support/node-host.ts";
import { cleanEnv, nodeBin, packedProgram, packedServerFolder, startProgram } from "../support/process.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

const isRoot = process.geteuid?.() === 0;
/** The user id of nobody, which every system has. */
const service = { uid: 65_534, gid: 65_534 };

// The tests' folders are readable by their own user alone.
for (const folder of [packedServerFolder(), fixtureSite()]) chmodSync(folder, 0o755);

/** Gives a folder and its contents to the service's user. */
function give(folder: string): string {
  if (dirname(folder) !== tmpdir()) chmodSync(dirname(folder), 0o755);
  chownSync(folder, service.uid, service.gid);
  for (const name of readdirSync(folder)) chownSync(join(folder, name), service.uid, service.gid);
  return folder;
}

/** What lies below a folder and belongs to others. */
const ofOthers = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => {
    const { uid, gid } = statSync(join(folder, name));
    return uid !== service.uid || gid !== service.gid;
  });

/** Runs a command as the service's user. */
async function asService(args: string[], DATA_DIR: string): Promise<{ code: number | null; said: string }> {
  const program = startProgram(nodeBin, [packedProgram("enquiries"), ...args], {
    env: cleanEnv({ DATA_DIR }),
    ...service,
  });
  return { code: await program.exited, said: program.output() };
}

describe.runIf(isRoot)("files that root creates in DATA_DIR belong to its owner:", () => {
  it("the store that a command migrates, and its backup", async () => {
    const dataDir = give(copyFirstReleaseStore());
    expect((await runEnquiriesCli(["list"], { DATA_DIR: dataDir })).code).toBe(0);
    expect([readdirSync(dataDir).length, ofOthers(dataDir)]).toEqual([2, []]);
    const deleted = await asService(["delete", "asha@buyer.example", "--yes"], dataDir);
    expect([deleted.code, deleted.said]).toEqual([0, expect.stringContaining("2 enquiries deleted")]);
  });

  it("a new store", async () => {
    const dataDir = give(temporaryFolder("new"));
    const host = await startNodeHost({ dataDir });
    expect([readdirSync(dataDir).length, ofOthers(dataDir)]).toEqual([3, []]);
    await host.stop();
  });

  it("a store that belongs to root is reported by the server, which still serves the pages", async () => {
    const dataDir = give(await fillDataFolder([{ message: "Root's" }]));
    const file = join(dataDir, "enquiries.sqlite");
    chownSync(file, 0, 0);
    await using host = await startNodeHost({ dataDir, user: service });
    expect(host.output()).toContain(`${file} belongs to root, and user 65534 may not write to it. As root: chown`);
    expect((await fetch(`${host.url}/about`)).status).toBe(200);
  });
});
