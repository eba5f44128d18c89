import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { readSettings } from "../../../settings/schema.ts";
import { send } from "../support/enquiries.ts";
import { firstReleaseDatabase } from "../support/first-release-store.ts";
import { fixtureSite, fixtureSiteCopy } from "../support/fixture-site.ts";
import { startNodeHost } from "../support/node-host.ts";
import { cleanEnv, nodeBin, packedProgram, startProgram } from "../support/process.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

async function check(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const program = startProgram(nodeBin, [packedProgram("server"), "--check"], {
    env: cleanEnv({ SITE_DIR: fixtureSite(), ...env }),
  });
  const code = await program.exited;
  return { code, said: program.output() };
}

const filesOf = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "base64")]));

/** The built site of the tests, as a build with these variables would write it. */
function siteBuiltWith(env: Record<string, string>): string {
  const folder = fixtureSiteCopy();
  writeFileSync(join(folder, "build.json"), JSON.stringify({ id: "test", settings: readSettings(site, env) }));
  return folder;
}

describe("--check", () => {
  it("exits with 0 and creates nothing when there is no store", async () => {
    const folder = temporaryFolder("parent");
    const own = { SITE_URL: "https://kutch.test", SITE_EMAIL: "hello@kutch.test", SITE_PHONE: "+91 2832 123456" };
    const { code, said } = await check({ SITE_DIR: siteBuiltWith(own), DATA_DIR: join(folder, "data") });
    expect([code, said]).toEqual([
      0,
      `The settings are right.\nThe home page is there.\n${join(folder, "data")} has no store yet, and one can be made there.\n`,
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("names a build that still has placeholders", async () => {
    const site = siteBuiltWith({ SITE_PHONE: "+91 2832 123456" });
    const { code, said } = await check({ SITE_DIR: site, DATA_DIR: temporaryFolder("data") });
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(
        "This build is for https://kutchit.example, with placeholders: set SITE_URL, SITE_EMAIL where",
      ),
    ]);
  });

  it("reads the store of a running server", async () => {
    const host = await startNodeHost();
    await send(host.url, { message: "Before the check" });
    const { code, said } = await check({ DATA_DIR: host.dataDir });
    expect([code, said]).toEqual([0, expect.stringContaining(`The store in ${host.dataDir} can be read and written.`)]);
    expect(await send(host.url, { message: "After it" })).toEqual([200, "OK"]);
    await host.stop();
    expect(host.rows().map(({ message }) => message)).toEqual(["Before the check", "After it"]);
  });

  it("does not migrate an older store", async () => {
    const dataDir = temporaryFolder("first");
    cpSync(firstReleaseDatabase, join(dataDir, "enquiries.sqlite"));
    const before = filesOf(dataDir);
    const { code, said } = await check({ DATA_DIR: dataDir });
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/; the start brings it to this version, by \d migrations\.\n$/),
    ]);
    expect(filesOf(dataDir)).toEqual(before);
  });
});

describe("a server of a build", () => {
  const built = { RETENTION_DAYS: "90", SITE_EMAIL: "built@kutchit.example" };

  it("uses the build's site settings, not the environment's", async () => {
    const env = { SITE_DIR: siteBuiltWith(built), SITE_EMAIL: "other@kutchit.example", ACKNOWLEDGE: "yes" };
    await using host = await startNodeHost({ env });
    const page = await fetch(`${host.url}/`, {
      method: "POST",
      body: "x".repeat(300_000),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([page.status, (await page.text()).includes("built@kutchit.example")]).toEqual([413, true]);
    expect(await send(host.url)).toEqual([200, "OK"]);
  });

  it("fails --check when /privacy does not name who is notified", async () => {
    const env = { DATA_DIR: temporaryFolder("data"), NOTIFY_URL: "https://hooks.test/key", NOTIFY_FORMAT: "slack" };
    const { code, said } = await check({ SITE_DIR: siteBuiltWith(built), ...env });
    expect([code, said]).toEqual([
      1,
      expect.stringContaining("again with NOTIFY_FORMAT=slack, or take NOTIFY_URL out"),
    ]);
    const site = siteBuiltWith({ ...built, NOTIFY_FORMAT: "slack" });
    expect((await check({ SITE_DIR: site, ...env })).code).toBe(0);
  });
});
