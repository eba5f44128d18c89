import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Machine } from "./support/machine.ts";
import { idOf, nextBuild } from "./support/next-build.ts";
import { commandsOf } from "./support/page.ts";
import { killServer, releaseOn, releaseShown, watch } from "./support/releases.ts";

/** Successive builds. The third of each kind is broken in its own way. */
const place = mkdtempSync(join(tmpdir(), "kutch-it-releases-"));
let first: string;
let second: string;
beforeAll(() => {
  first = nextBuild(join(place, "1"), { number: 1 });
  second = nextBuild(join(place, "2"), { number: 2, before: first });
});
afterAll(() => rmSync(place, { recursive: true }));

const broken = (name: string, change: (folder: string) => void) =>
  nextBuild(join(place, name), { number: 3, before: second, change });

let machine: Machine;
beforeEach(async () => {
  machine = await Machine.boot(first);
});
afterEach(() => machine.off());

const follow = (page: string, heading: string) => machine.run(commandsOf(page, heading));

const release = (folder: string, host: string) => releaseOn(machine, folder, host);

function shownRelease(origin: string): string {
  const answer = machine.run(`curl --silent --include ${origin}/`);
  return releaseShown(/^content-security-policy: (.*)$/im.exec(answer)?.[1] ?? "", answer);
}

const current = () => machine.run("basename $(readlink /opt/kutch-it/current)").trim();

describe("on this project's own server three releases, the third broken:", () => {
  const origin = "http://127.0.0.1:3000";
  beforeEach(() => {
    follow("node.md", "The settings");
    machine.run('echo "RATE_BURST=1000000\nDAILY_CAP=1000000" >> /etc/kutch-it/environment');
    follow("node.md", "A release");
    expect(shownRelease(origin)).toBe("release 1");
  });

  it("a command typed twice is a release once, and the way back is the old release's own command", async () => {
    expect((await release(second, "node")).code).toBe(0);
    expect(await release(second, "node")).toEqual({ code: 0, said: expect.stringContaining("runs, and is healthy") });
    expect(shownRelease(origin)).toBe("release 2");
    expect(machine.run("ls -d /opt/kutch-it/current/dist /opt/kutch-it/releases/*/dist 2>/dev/null || true")).toBe("");
    machine.run(commandsOf("node.md", "The way back").replace("NAME", idOf(first)));
    expect([shownRelease(origin), current()]).toEqual(["release 1", idOf(first)]);
    expect(machine.run("stat --format %U /var/lib/kutch-it/enquiries.sqlite")).toBe("kutch-it\n");
  });

  it("of a setting with a typo, a migration that fails, half a copy and a build that does not start nobody notices anything", async () => {
    await release(second, "node");
    const stop = watch(`${origin}/about`);

    machine.run('cp /etc/kutch-it/environment kept; echo "MAIL_TO=nobody" >> /etc/kutch-it/environment');
    const typo = await release(
      broken("typo", () => undefined),
      "node",
    );
    expect(typo).toEqual({ code: 1, said: expect.stringContaining('MAIL_TO is "nobody". It should be: one e-mail') });
    expect(typo.said).toContain("What runs was not touched.");
    machine.run("cp kept /etc/kutch-it/environment");

    const migration = broken("migration", (folder) =>
      writeFileSync(
        join(folder, "server/migrations/0999_broken.sql"),
        "ALTER TABLE enquiries ADD COLUMN message TEXT;",
      ),
    );
    const failing = await release(migration, "node");
    expect(failing).toEqual({ code: 1, said: expect.stringContaining("duplicate column name: message") });
    expect(machine.run("ls /var/lib/kutch-it")).not.toMatch(/\.v\d+\./);

    const half = broken("half", (folder) => writeFileSync(join(folder, "client/half.txt"), "Another build"));
    rmSync(join(half, "client/about/index.html"));
    expect(await release(half, "node")).toEqual({
      code: 1,
      said: expect.stringContaining("a file is missing or was changed"),
    });

    expect([current(), shownRelease(origin)]).toEqual([idOf(second), "release 2"]);
    // The check of this build passes, and its server does not start.
    const dead = broken("dead", killServer);
    const { code, said } = await release(dead, "node");
    expect([code, said]).toEqual([1, expect.stringContaining(`It went back to ${idOf(second)}, which is healthy.`)]);
    expect([current(), shownRelease(origin)]).toEqual([idOf(second), "release 2"]);

    const { answers, slowestMs } = await stop();
    console.log(`Node: answers of /about meanwhile: ${JSON.stringify(answers)}, the slowest after ${slowestMs} ms`);
    expect(Object.keys(answers)).toEqual(["200 true"]);
  });

  it("old releases go, but for one in which somebody has put something", async () => {
    machine.run(`touch /opt/kutch-it/releases/${idOf(first)}/notes.txt`);
    for (let number = 2; number <= 8; number++)
      expect((await release(nextBuild(join(place, `many-${number}`), { number }), "node")).code).toBe(0);
    const left = machine.run("ls /opt/kutch-it/releases").trim().split("\n");
    expect(left).toHaveLength(6);
    expect(left).toContain(idOf(first));
    machine.run("mkdir /opt/kutch-it/releases/mine");
    expect((await release(second, "node")).code).toBe(0);
    expect(machine.run("ls /opt/kutch-it/releases")).toContain("mine");
  });

  it("a unit that was changed by hand is left as it is", async () => {
    machine.run('echo "# Mine" >> /etc/systemd/system/kutch-it.service');
    expect((await release(second, "node")).said).toContain("Left /etc/systemd/system/kutch-it.service as it is");
    expect(machine.run("tail -n 1 /etc/systemd/system/kutch-it.service")).toBe("# Mine\n");
  });

  it("a full disk and a wrong setting take no page away, whoever restarts the server", async () => {
    machine.run('echo "SMTP_URL=nonsense" >> /etc/kutch-it/environment; systemctl restart kutch-it.service');
    const status = (path: string) =>
      machine.run(`curl --silent --max-time 5 --output /dev/null --write-out "%{http_code}" ${origin}${path}`);
    expect([status("/about"), status("/healthz")]).toEqual(["200", "503"]);
    expect(machine.run("journalctl --unit kutch-it --no-pager")).toContain(
      "SMTP_URL is (not shown). It should be: smtp://",
    );
  });

  it("a setting that says something else than the build starts nothing, lets nobody wait, and is mended by a release", async () => {
    machine.run("cp /etc/kutch-it/environment kept; echo RETENTION_DAYS=30 >> /etc/kutch-it/environment");
    const refused = await release(second, "node");
    expect([refused.code, shownRelease(origin)]).toEqual([1, "release 1"]);
    expect(refused.said).toContain("RETENTION_DAYS is 30 here and left at 365 in the build.");

    machine.run("systemctl restart kutch-it.service");
    const ask = `curl --silent --max-time 20 --output /dev/null ${origin}/about || echo ended with $?`;
    // Refused (7) or broken off (56), but never timed out (28).
    await expect.poll(() => machine.run(ask), { timeout: 30_000 }).toMatch(/^ended with (7|56)\n$/);
    expect(machine.run("journalctl --unit kutch-it --no-pager")).toContain("RETENTION_DAYS is 30 here");

    machine.run("cp kept /etc/kutch-it/environment");
    expect((await release(first, "node")).code).toBe(0);
    expect(shownRelease(origin)).toBe("release 1");
  });
});
