import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Client } from "./support/client.ts";
import { Machine } from "./support/machine.ts";
import { idOf, nextBuild } from "./support/next-build.ts";
import { commandsOf } from "./support/page.ts";

/** Builds that follow each other; the third of each kind is broken in its own way. */
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

/** Brings a build and releases it; what the program said, and its exit code. */
async function release(folder: string, host: string): Promise<{ code: number; said: string }> {
  machine.bring(folder);
  const said = await machine.start(`sh dist/hosts/release.sh ${host} 2>&1 && echo code 0 || echo code $?`);
  return { code: Number(/code (\d+)\s*$/.exec(said)?.[1]), said };
}

/** Asks for a page again and again, as a visitor who never tries twice would; ends with what was answered how often. */
function watch(url: string): () => Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  let isWatching = true;
  const done = (async () => {
    while (isWatching) {
      const status = await fetch(url).then(
        async (response) => `${response.status} ${(await response.text()).length > 0}`,
        (error: Error) => error.message,
      );
      answers[status] = (answers[status] ?? 0) + 1;
    }
  })();
  return async () => {
    isWatching = false;
    await done;
    return answers;
  };
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Which release the home page is of. Its own policy has to allow its style: otherwise it is blank. */
function shownRelease(origin: string): string {
  const answer = machine.run(`curl --silent --insecure --include --resolve kutchit.example:443:127.0.0.1 ${origin}/`);
  const policy = /^content-security-policy: (.*)$/im.exec(answer)?.[1] ?? "";
  const style = /<style\b[^>]*>([\s\S]*?)<\/style>/.exec(answer)?.[1] ?? "";
  expect(policy).toContain(sha256(style));
  return /release \d/.exec(style)?.[0] ?? "none";
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
    // Its check passes, and its server does not start.
    const dead = broken("dead", (folder) => {
      const program = join(folder, "server.mjs");
      writeFileSync(
        program,
        `if (!process.argv.includes("--check")) process.exit(1);\n${readFileSync(program, "utf8")}`,
      );
    });
    const { code, said } = await release(dead, "node");
    expect([code, said]).toEqual([1, expect.stringContaining(`It went back to ${idOf(second)}, which is healthy.`)]);
    expect([current(), shownRelease(origin)]).toEqual([idOf(second), "release 2"]);

    const answers = await stop();
    console.log("answers of /about meanwhile:", answers);
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
});

describe.each(["nginx", "caddy"])("of static files with %s three releases, the third broken:", (host) => {
  const origin = "https://kutchit.example";
  const heading = { nginx: "nginx", caddy: "Caddy" }[host] ?? "";
  beforeEach(() => {
    follow("static.md", "The certificate");
    follow("static.md", heading);
    expect(shownRelease(origin)).toBe("release 1");
  });

  it("each page has its own release's policy, forth and back, and nobody is refused meanwhile", async () => {
    const clients = ["/", "/about"].map((path) => new Client(() => ({ path }), { keepAlive: false }));
    expect((await release(second, host)).code).toBe(0);
    expect(shownRelease(origin)).toBe("release 2");
    expect((await release(second, host)).code).toBe(0);
    expect(shownRelease(origin)).toBe("release 2");
    await machine.start(
      commandsOf("static.md", "A new release, and the way back")
        .replace("NAME", idOf(first))
        .replace("release.sh nginx", `release.sh ${host}`),
    );
    expect([shownRelease(origin), current()]).toEqual(["release 1", idOf(first)]);
    const answers = (await Promise.all(clients.map((client) => client.stop()))).flat();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.length).toBeGreaterThan(100);
  });

  it("a release whose configuration cannot be read, and one whose page is of another build, are taken back", async () => {
    await release(second, host);
    const unreadable = broken(`unreadable-${host}`, (folder) => writeFileSync(join(folder, "client/one.txt"), "One"));
    for (const name of ["nginx-static-site.conf", "Caddyfile-static-site"])
      writeFileSync(join(unreadable, "hosts", name), "nonsense {");
    reseal(unreadable);
    const refused = await release(unreadable, host);
    expect([refused.code, refused.said]).toEqual([
      1,
      expect.stringContaining(`It went back to ${idOf(second)}, which is healthy.`),
    ]);
    expect([current(), shownRelease(origin)]).toEqual([idOf(second), "release 2"]);

    const mixed = broken(`mixed-${host}`, () => undefined);
    for (const name of ["nginx-static-maps.conf", "Caddyfile-static-site"]) {
      const file = join(mixed, "hosts", name);
      writeFileSync(file, readFileSync(file, "utf8").replaceAll(sha256(styleOf(mixed)), sha256("another")));
    }
    reseal(mixed);
    const taken = await release(mixed, host);
    expect([taken.code, taken.said]).toEqual([
      1,
      expect.stringContaining("the home page has not the policy of the release"),
    ]);
    expect([current(), shownRelease(origin)]).toEqual([idOf(second), "release 2"]);
  });

  it("a configuration that was copied whole, as an older manual said, is refused before anything is touched", async () => {
    machine.run(`rm -f /etc/nginx/conf.d/kutch-it.conf; echo > /etc/caddy/Caddyfile`);
    expect(await release(second, host)).toEqual({
      code: 1,
      said: expect.stringContaining("does not read the release's configuration. Once: cp "),
    });
    expect(current()).toBe(idOf(first));
  });
});

const styleOf = (folder: string) =>
  /<style\b[^>]*>([\s\S]*?)<\/style>/.exec(readFileSync(join(folder, "client/index.html"), "utf8"))?.[1] ?? "";

/** Writes the checksums anew, of a build that is wrong as a whole. */
function reseal(folder: string): void {
  const files = readFileSync(join(folder, "checksums"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.slice(66));
  const line = (file: string) =>
    `${createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex")}  ${file}\n`;
  writeFileSync(join(folder, "checksums"), files.map(line).join(""));
}
