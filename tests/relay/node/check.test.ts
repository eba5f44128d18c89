import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtSite } from "../support/built-site.ts";
import { send } from "../support/enquiries.ts";
import { firstReleaseFile } from "../support/first-release.ts";
import { startNodeHost } from "../support/node-host.ts";
import { cleanEnv, deployed, node, run } from "../support/process.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { runInPlaceOfTheUnit } from "../support/unit-places.ts";

async function check(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const program = run(node, [deployed("server"), "--check"], { env: cleanEnv({ SITE_DIR: builtSite(), ...env }) });
  const code = await program.exited;
  return { code, said: program.output() };
}

const filesOf = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "base64")]));

/** The built site of the tests, as a build with these settings would write it. */
function siteBuiltWith(environment: Record<string, string>): string {
  const folder = temporaryFolder("built");
  cpSync(builtSite(), folder, { recursive: true });
  writeFileSync(join(folder, "build.json"), JSON.stringify({ id: "test", environment }));
  return folder;
}

describe("--check, asked before a release takes over,", () => {
  it("says what it found, ends with 0 and leaves nothing where there is no store yet", async () => {
    const folder = temporaryFolder("parent");
    const { code, said } = await check({ DATA_DIR: join(folder, "data") });
    expect([code, said]).toEqual([
      0,
      `The settings are right.\nThe home page is there.\n${join(folder, "data")} has no store yet, and one can be made there.\n`,
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("looks at the store of a server that runs, which goes on storing", async () => {
    const host = await startNodeHost();
    await send(host.url, { message: "Before the check" });
    const { code, said } = await check({ DATA_DIR: host.dataDir });
    expect([code, said]).toEqual([0, expect.stringContaining(`The store in ${host.dataDir} can be read and written.`)]);
    expect(await send(host.url, { message: "After it" })).toEqual([200, "OK"]);
    await host.stop();
    expect(host.rows().map(({ message }) => message)).toEqual(["Before the check", "After it"]);
  });

  it("leaves a store of an older release as it is", async () => {
    const dataDir = temporaryFolder("first");
    cpSync(firstReleaseFile, join(dataDir, "enquiries.sqlite"));
    const before = filesOf(dataDir);
    const { code, said } = await check({ DATA_DIR: dataDir });
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/; the start brings it to this version, by \d migrations\.\n$/),
    ]);
    expect(filesOf(dataDir)).toEqual(before);
  });

  it("refuses a wrong setting with the words of a start", async () => {
    const { code, said } = await check({ DATA_DIR: temporaryFolder("data"), MAIL_TO: "nobody" });
    expect([code, said]).toEqual([1, expect.stringContaining('MAIL_TO is "nobody". It should be: one e-mail address')]);
  });
});

describe("--check goes by the settings of a server that it is not started as,", () => {
  const settingsFile = (lines: string[]): string => {
    const file = join(temporaryFolder("settings"), "environment");
    writeFileSync(file, `${lines.join("\n")}\n`);
    return file;
  };
  const start = (args: string[], env: Record<string, string> = {}) =>
    run(node, [deployed("server"), ...args], { env: cleanEnv({ SITE_DIR: builtSite(), ...env }) });

  it("which stand in the file it is told: it finds what is wrong there, and looks at the store that is named there", async () => {
    const folder = join(temporaryFolder("parent"), "data");
    const right = settingsFile([`DATA_DIR=${folder}`, "MAIL_TO=owner@kutchit.example", "SMTP_URL=smtp://mail.example"]);
    const good = start(["--check", "--settings", right]);
    expect(await good.exited).toBe(0);
    expect(good.output()).toContain(`Settings of ${right}; enquiries of ${folder}.\n`);
    expect(good.output()).toContain(`${folder} has no store yet`);
    const wrong = start([`--settings=${settingsFile([`DATA_DIR=${folder}`, "MAIL_TO=nobody"])}`, "--check"]);
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toContain('MAIL_TO is "nobody". It should be: one e-mail address');
  });

  it("and by what the environment says before that", async () => {
    const file = settingsFile([`DATA_DIR=${temporaryFolder("data")}`, "MAIL_TO=nobody"]);
    const program = start(["--check", "--settings", file], {
      MAIL_TO: "owner@kutchit.example",
      SMTP_URL: "smtp://mail.example",
    });
    expect([await program.exited, program.output()]).toEqual([0, expect.stringContaining("The settings are right.")]);
  });

  it("and finds by itself those of the systemd unit", async () => {
    const [etc, data] = [temporaryFolder("etc"), temporaryFolder("data")];
    writeFileSync(join(etc, "environment"), "MAIL_TO=nobody\n");
    const { code, said } = runInPlaceOfTheUnit({ etc, data }, `${node} ${deployed("server")} --check`);
    expect([code, said]).toEqual([1, expect.stringContaining('MAIL_TO is "nobody"')]);
    expect(said).toContain("Settings of /etc/kutch-it/environment; enquiries of /var/lib/kutch-it.\n");
  });

  it.each([
    ["--check --settings /nowhere", "The settings in /nowhere cannot be read (ENOENT). Name the file"],
    ["--check --settings=", "--settings is empty. It should be a file"],
    ["--settings /etc/hostname", "--settings goes with --check: a start goes by its environment."],
  ])("and says what to mend after '%s'", async (words, message) => {
    const program = start(words.split(" "), { DATA_DIR: temporaryFolder("data"), PORT: "0" });
    expect([await program.exited, program.output()]).toEqual([1, expect.stringContaining(message)]);
    expect(program.output()).not.toMatch(/\n\s+at /);
  });
});

describe("a server of a build that tells visitors something else", () => {
  const built = { RETENTION_DAYS: "90", NOTIFY_SERVICE: "Slack" };

  it.each([
    [{ ACKNOWLEDGE: "yes" }, 'ACKNOWLEDGE is "yes" here and "no" in the build.'],
    [{ NOTIFY_SERVICE: "Telegram" }, 'NOTIFY_SERVICE is "Telegram" here and "Slack" in the build.'],
    [{ RETENTION_DAYS: "30" }, "RETENTION_DAYS is 30 here and 90 in the build."],
    [{ CONTACT_PAGE_DELIVERY: "email" }, 'CONTACT_PAGE_DELIVERY is "email" here and "simulated" in the build.'],
    [{ SITE_EMAIL: "new@kutchit.example" }, 'SITE_EMAIL is "new@kutchit.example" here and "hello@kutchit.example" in'],
  ])("is refused by --check, and does not start, and names both: %j", async (env, message) => {
    const all = { SITE_DIR: siteBuiltWith(built), ...env } as Record<string, string>;
    expect(await check({ DATA_DIR: temporaryFolder("data"), ...all })).toEqual({
      code: 1,
      said: expect.stringContaining(message),
    });
    const environment = cleanEnv({ DATA_DIR: temporaryFolder("data"), PORT: "0", ...all });
    const started = run(node, [deployed("server")], { env: environment });
    expect([await started.exited, started.output()]).toEqual([78, expect.stringContaining(message)]);
  });

  it("days that a file has and nobody chose are not the same as chosen ones", async () => {
    expect(
      await check({ SITE_DIR: siteBuiltWith({}), DATA_DIR: temporaryFolder("data"), RETENTION_DAYS: "365" }),
    ).toEqual({
      code: 1,
      said: expect.stringContaining("RETENTION_DAYS is 365 here and left at 365 in the build."),
    });
  });

  it("goes by the build where its own environment says nothing, and where it says the same", async () => {
    const site = siteBuiltWith({ ...built, SITE_EMAIL: "built@kutchit.example" });
    const host = await startNodeHost({ env: { SITE_DIR: site, RETENTION_DAYS: "90" } });
    const page = await fetch(`${host.url}/`, {
      method: "POST",
      body: "x".repeat(300_000),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([page.status, (await page.text()).includes("built@kutchit.example")]).toEqual([413, true]);
    expect(await send(host.url)).toEqual([200, "OK"]);
    await host.stop();
  });
});
