import { join } from "node:path";
import { expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import { failingDisk } from "../support/failing-disk.ts";
import { fillDataFolder } from "../support/filled-store.ts";
import { fixtureSite } from "../support/fixture-site.ts";
import { registerSecretFile } from "../support/form-tokens.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { cleanEnv, nodeBin, packedProgram, startProgram } from "../support/process.ts";
import { enquiryRows } from "../support/rows.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { mountSmallDisk } from "../support/small-disk.ts";
import { queryValue } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temp-folder.ts";
import { testSettings } from "../support/unlimited-settings.ts";

const sorry = "The message could not be stored. Please try again, or write to us by e-mail";

/** Sends until the store refuses three times in a row. @returns the acknowledged messages, and all answers but OK */
async function sendUntilFull(url: string): Promise<{ acknowledged: string[]; refusals: [number, string][] }> {
  const acknowledged: string[] = [];
  const refusals: [number, string][] = [];
  for (let i = 0; refusals.length < 3; i++) {
    if (i > 5_000) throw new Error("The disk does not fill");
    const message = `Before ${i} ${"x".repeat(9_000)}`;
    const [status, text] = await send(url, { message });
    if (status === 200) acknowledged.push(message);
    else refusals.push([status, text]);
  }
  return { acknowledged, refusals };
}

const checkIntegrity = (dataDir: string): unknown =>
  queryValue(join(dataDir, "enquiries.sqlite"), "PRAGMA integrity_check");

async function expectHonestRefusals(host: { url: string }, dataDir: string): Promise<string[]> {
  const { acknowledged, refusals } = await sendUntilFull(host.url);
  expect(refusals).toEqual(Array(3).fill([503, sorry]));
  const health = await fetch(`${host.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([503, { status: "failing" }]);
  const body = new URLSearchParams({
    name: "Asha",
    email: "a@b.example",
    message: `Typed without JavaScript ${"y".repeat(9_500)}`,
  });
  const page = await fetch(`${host.url}/`, { method: "POST", body });
  expect([page.status, (await page.text()).includes(`${"y".repeat(9_500)}</textarea>`)]).toEqual([503, true]);
  expect((await fetch(`${host.url}/about`)).status).toBe(200);
  const stored = new Set(enquiryRows(join(dataDir, "enquiries.sqlite")).map(({ message }) => message));
  expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
  expect(checkIntegrity(dataDir)).toBe("ok");
  return acknowledged;
}

it("a full disk is answered with 503, loses nothing, and recovers when there is space", async (context) => {
  const disk = mountSmallDisk(context, 4);
  let host: Host | undefined;
  try {
    host = await startNodeHost({ dataDir: disk.folder });
    expect(await send(host.url, { message: "While there is room" })).toEqual([200, "OK"]);
    disk.fill();
    const acknowledged = await expectHonestRefusals(host, disk.folder);
    const reason = `"reason":"${disk.folder} takes no more: its disk is full, or a quota`;
    for (const event of ["store.failed", "health.failing"])
      expect(host.output()).toContain(`"event":"${event}",${reason}`);
    expect(host.output().match(/"event":"store\.failed"/g)).toHaveLength(1);
    disk.free();
    expect(await send(host.url, { message: "Room again" })).toEqual([200, "OK"]);
    // A health report is at most a second old.
    const healthy = async () => (await fetch(`${host?.url}/healthz`)).status;
    await expect.poll(healthy, { timeout: 5_000 }).toBe(200);
    expect(host.rows()).toHaveLength(acknowledged.length + 2);
    expect(await host.stop()).toBe(0);
    expect(checkIntegrity(disk.folder)).toBe("ok");
    console.log(`disk full after ${acknowledged.length} more enquiries; none of them lost`);
  } finally {
    await host?.kill();
  }
});

it("an enquiry beyond the file size limit (ulimit -f) is answered with 503, and nothing is lost", async () => {
  const dataDir = temporaryFolder("quota");
  const env = cleanEnv({ SITE_DIR: fixtureSite(), DATA_DIR: dataDir, PORT: "0", ...testSettings({}) });
  const program = startProgram(
    "/bin/sh",
    ["-c", `ulimit -f 4096; trap '' XFSZ; exec "${nodeBin}" "${packedProgram("server")}"`],
    {
      env,
    },
  );
  const [, url = ""] = await program.says(/is at (http:\S+)/);
  registerSecretFile(url, () => join(dataDir, "enquiries.sqlite"), program.exited);
  await expectHonestRefusals({ url }, dataDir);
  await program.says(/"event":"store\.failed","reason":"\S+ takes no more: .+a quota or a limit of file sizes/);
  program.signal("SIGTERM");
  expect(await program.exited).toBe(0);
});

it("starting on a full disk and backing up to one give the same message", async (context) => {
  const small = mountSmallDisk(context, 1);
  let host: Host | undefined;
  try {
    const dataDir = await fillDataFolder([{ message: "x".repeat(9_000) }]);
    small.fill();
    const full = `${small.folder} takes no more: its disk is full`;
    const backup = await runEnquiriesCli(["backup", join(small.folder, "enquiries.sqlite")], { DATA_DIR: dataDir });
    expect([backup.code, backup.said]).toEqual([1, expect.stringContaining(full)]);
    host = await startNodeHost({ dataDir: small.folder });
    expect(host.output()).toContain(`"reason":"${full}`);
    expect((await fetch(`${host.url}/about`)).status).toBe(200);
  } finally {
    await host?.kill();
  }
});

it("a failed fsync refuses one enquiry and loses no later one", async (context) => {
  const { env, failOnce, cutPower } = failingDisk(context);
  const host = await startNodeHost({ env });
  expect((await send(host.url, { message: "Before" }))[0]).toBe(200);
  failOnce();
  expect((await send(host.url, { message: "Lost" }))[0]).toBe(503);
  const acknowledged = Array.from({ length: 20 }, (_, i) => `After ${i}`);
  for (const message of acknowledged) expect((await send(host.url, { message }))[0]).toBe(200);
  await host.kill();
  cutPower(join(host.dataDir, "enquiries.sqlite-wal"));
  await using again = await startNodeHost({ dataDir: host.dataDir });
  expect(again.rows().map(({ message }) => message)).toEqual(expect.arrayContaining(["Before", ...acknowledged]));
  expect(again.rows()).toHaveLength(21);
});
