import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/temp-folder.ts";
import { DeployTarget, makeRelease, relayMailSetting, writeChecksums } from "./support/deploy-target.ts";

/** systemd and a server on a machine. A release with the file `broken` starts, and does not show its home page. */
const programs = {
  systemctl: '[ "$1" != show ] || echo 0',
  "systemd-run": '! [ -e "$RELEASES/refused" ] || { echo "MAIL_TO is wrong"; exit 1; }',
  curl: `case $* in
*--write-out*) printf 200 ;;
*) [ -e "$RELEASES/current/broken" ] || cat "$RELEASES/current/client/index.html" ;;
esac`,
  nginx: "",
  sleep: "",
};

const first = makeRelease(1);
const second = makeRelease(2);
const broken = makeRelease(3);
writeFileSync(join(broken.folder, "broken"), "");
writeChecksums(broken.folder);

let machine: DeployTarget;
beforeEach(() => {
  machine = new DeployTarget(programs);
});

describe("release.sh node", () => {
  beforeEach(async () => {
    expect(await machine.release(first.folder, "node")).toMatchObject({ code: 0 });
  });

  it("releases a build, and rolls back with the command that it prints", async () => {
    for (const time of ["once", "twice"])
      expect([time, (await machine.release(second.folder, "node")).code]).toEqual([time, 0]);
    expect(machine.current()).toBe(second.id);
    await machine.release(first.folder, "node");
    const { said } = await machine.release(second.folder, "node");
    const wayBack = /The way back: sh (\S+)\/deploy\/release\.sh node/.exec(said)?.[1] ?? "";
    expect(await machine.release(wayBack, "node")).toMatchObject({ code: 0 });
    expect(machine.current()).toBe(first.id);
  });

  it("prints no rollback command when the earlier release cannot open the migrated store", async () => {
    machine.program("systemd-run", `case $* in *${first.id}*) echo "The store is newer"; exit 1 ;; esac`);
    const { code, said } = await machine.release(second.folder, "node");
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`The store is newer\nThe release before, ${first.id}, cannot take over: docs/relay.md`),
    ]);
    expect(said).not.toContain("The way back:");
  });

  it("prints no rollback command from static files to a release whose form needs a server", async () => {
    await machine.release(makeRelease(5, relayMailSetting).folder, "node");
    const { code, said } = await machine.release(first.folder, "nginx");
    expect([code, said]).toEqual([0, expect.stringContaining("Its form needs a server.\nThe release before, ")]);
    expect(said).not.toContain("The way back:");
  });

  it("rolls back a release whose health check fails", async () => {
    const { code, said } = await machine.release(broken.folder, "node");
    expect([code, machine.current()]).toEqual([1, first.id]);
    expect(said).toContain(
      `The release ${broken.id} is not healthy: http://127.0.0.1:3000 does not show its home page.`,
    );
    expect(said).toContain(`It went back to ${first.id}, which is healthy.`);
  });

  it.each(["INT", "TERM", "KILL"])("rolls back when run again after the signal %s", async (signal) => {
    machine.program("sleep", `kill -${signal} $PPID`);
    expect((await machine.release(broken.folder, "node")).code).not.toBe(0);
    expect(machine.current()).toBe(broken.id);
    machine.program("sleep", "");
    expect(await machine.release(broken.folder, "node")).toMatchObject({
      code: 1,
      said: expect.stringContaining(`It went back to ${first.id}, which is healthy.`),
    });
    expect(machine.current()).toBe(first.id);
  });

  it("changes nothing when the check fails or a build is incomplete", async () => {
    writeFileSync(join(machine.releases, "refused"), "");
    const refused = await machine.release(second.folder, "node");
    expect(refused.said).toContain("MAIL_TO is wrong\nNothing was released: the check says why above.");
    const half = makeRelease(4);
    rmSync(join(half.folder, "client/about/index.html"));
    const { said } = await machine.release(half.folder, "node");
    expect(said).toContain("a file is missing or was changed. Copy it again, or build it again.");
    expect(machine.current()).toBe(first.id);
  });

  it("is refused while another release runs", async () => {
    machine.program("sleep", "exec /bin/sleep 1");
    const one = machine.start(broken.folder, "node");
    await expect.poll(() => machine.current()).toBe(broken.id);
    expect(await machine.release(second.folder, "node")).toMatchObject({
      code: 1,
      said: expect.stringContaining("another release is under way. Type this again when it is over."),
    });
    one.signal("SIGKILL");
    await one.exited;
    expect(await machine.release(second.folder, "node")).toMatchObject({ code: 0 });
  });

  it("keeps the last five releases", async () => {
    for (let number = 10; number < 17; number++) await machine.release(makeRelease(number).folder, "node");
    expect(readdirSync(join(machine.releases, "releases"))).toHaveLength(5);
    await machine.release(first.folder, "node");
    expect(machine.current()).toBe(first.id);
  });
});

it("release.sh on a machine without systemd says that it needs systemd", () => {
  const tools = temporaryFolder("tools");
  symlinkSync("/usr/bin/dirname", join(tools, "dirname"));
  const { status, stderr } = spawnSync("/bin/sh", ["deploy/release.sh", "node"], { env: { PATH: tools } });
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining("this machine has no systemctl")]);
});

describe("release.sh for a static file host", () => {
  const upload = (folder: string) => join(dirname(folder), "upload");

  it("makes a folder without compressed files, and with about.html in place of about/index.html", async () => {
    const { folder } = makeRelease(1);
    expect(await machine.release(folder, "folder")).toMatchObject({ code: 0 });
    const files = readdirSync(upload(folder), { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining([
        "index.html",
        "about.html",
        "gu/contact.html",
        "_headers",
        "_redirects",
        "assets/before-0a1b2c.js",
      ]),
    );
    expect(files.filter((file) => /\.(br|gz)$|\/index\.html$/.test(String(file)))).toEqual([]);
  });

  it.each(["nginx", "caddy", "folder"])("refuses a form that sends to the site's own relay, for %s", async (host) => {
    const { folder } = makeRelease(1, relayMailSetting);
    const { code, said } = await machine.release(folder, host);
    expect([code, said]).toEqual([1, expect.stringContaining("the form of this build sends to this site's own relay")]);
    expect([existsSync(upload(folder)), machine.current()]).toEqual([false, "none"]);
    expect(await machine.release(folder, "workers")).toMatchObject({ code: 0 });
  });
});
