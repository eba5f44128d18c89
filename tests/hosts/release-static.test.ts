import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { configuredBuild } from "../e2e/support/builds.ts";
import { Client } from "./support/client.ts";
import { Machine } from "./support/machine.ts";
import { commandsOf } from "./support/page.ts";
import { mixPolicies, releaseOn, releaseShown, reseal } from "./support/releases.ts";

// Builds with EmailJS ids: a form that sends to the site's own relay is refused here.
Object.assign(process.env, configuredBuild);
const { idOf, nextBuild } = await import("./support/next-build.ts");

const place = mkdtempSync(join(tmpdir(), "kutch-it-static-releases-"));
let first: string;
let second: string;
beforeAll(() => {
  first = nextBuild(join(place, "1"), { number: 1 });
  second = nextBuild(join(place, "2"), { number: 2, before: first });
});
afterAll(() => rmSync(place, { recursive: true }));

const broken = (name: string, change?: (folder: string) => void) =>
  nextBuild(join(place, name), { number: 3, before: second, ...(change && { change }) });

let machine: Machine;
beforeEach(async () => {
  machine = await Machine.boot(first);
});
afterEach(() => machine.off());

const follow = (page: string, heading: string) => machine.run(commandsOf(page, heading));
const release = (folder: string, host: string) => releaseOn(machine, folder, host);
const current = () => machine.run("basename $(readlink /opt/kutch-it/current)").trim();

function shownRelease(): string {
  const answer = machine.run(
    "curl --silent --insecure --include --resolve kutchit.example:443:127.0.0.1 https://kutchit.example/",
  );
  return releaseShown(/^content-security-policy: (.*)$/im.exec(answer)?.[1] ?? "", answer);
}

/** A build whose configuration the server cannot read. */
function unreadable(folder: string): string {
  for (const name of ["nginx-static-site.conf", "Caddyfile-static-site"])
    appendFileSync(join(folder, "hosts", name), "nonsense {");
  reseal(folder);
  return folder;
}

describe.each(["nginx", "caddy"])("of static files with %s three releases, the third broken:", (host) => {
  const heading = { nginx: "nginx", caddy: "Caddy" }[host] ?? "";
  beforeEach(() => {
    follow("static.md", "The certificate");
    follow("static.md", heading);
    expect(shownRelease()).toBe("release 1");
  });

  it("each page has its own release's policy, forth and back, and nobody is refused meanwhile", async () => {
    const clients = ["/", "/about"].map((path) => new Client(() => ({ path }), { keepAlive: false }));
    expect((await release(second, host)).code).toBe(0);
    expect(shownRelease()).toBe("release 2");
    expect((await release(second, host)).code).toBe(0);
    expect(shownRelease()).toBe("release 2");
    await machine.start(
      commandsOf("static.md", "A new release, and the way back")
        .replace("NAME", idOf(first))
        .replace("release.sh nginx", `release.sh ${host}`),
    );
    expect([shownRelease(), current()]).toEqual(["release 1", idOf(first)]);
    const answers = (await Promise.all(clients.map((client) => client.stop()))).flat();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.length).toBeGreaterThan(100);
  });

  it("a release whose configuration cannot be read, and one whose pages have no policy, are taken back", async () => {
    await release(second, host);
    const one = broken(`unreadable-${host}`, (folder) => writeFileSync(join(folder, "client/one.txt"), "One"));
    const refused = await release(unreadable(one), host);
    expect([refused.code, refused.said]).toEqual([
      1,
      expect.stringContaining(`It went back to ${idOf(second)}, which is healthy.`),
    ]);
    expect([current(), shownRelease()]).toEqual([idOf(second), "release 2"]);

    const bare = broken(`bare-${host}`);
    for (const name of ["nginx-static-site.conf", "Caddyfile-static-site"]) {
      const file = join(bare, "hosts", name);
      writeFileSync(file, readFileSync(file, "utf8").replaceAll("Content-Security-Policy", "X-Not-The-Policy"));
    }
    reseal(bare);
    const taken = await release(bare, host);
    expect([taken.code, taken.said]).toEqual([
      1,
      expect.stringContaining("the home page has not the policy of the release"),
    ]);
    expect([current(), shownRelease()]).toEqual([idOf(second), "release 2"]);
  });

  it("a release whose pages would be blank is refused before anything is touched", async () => {
    const mixed = broken(`mixed-${host}`);
    mixPolicies(mixed, ["hosts/nginx-static-maps.conf", "hosts/Caddyfile-static-site"]);
    const { code, said } = await release(mixed, host);
    expect([code, said]).toEqual([1, expect.stringContaining("The home page would be blank: hosts/policy and hosts/")]);
    expect(said).toContain("What runs was not touched.");
    expect([current(), shownRelease()]).toEqual([idOf(first), "release 1"]);
  });

  it("ten releases, one of them broken, refuse nobody, and each page has its own release's policy", async () => {
    const clients = ["/", "/about", "/blog", "/contact", "/portfolio", "/careers"].map(
      (path) => new Client(() => ({ path }), { keepAlive: false }),
    );
    let before = first;
    for (let number = 2; number <= 11; number++) {
      const isBroken = number === 7;
      const next = nextBuild(join(place, `${host}-${number}`), { number, before });
      const { code, said } = await release(isBroken ? unreadable(next) : next, host);
      expect([number, code], said).toEqual([number, isBroken ? 1 : 0]);
      // Requests that began before nginx reloaded are answered by the old configuration.
      await expect.poll(shownRelease).toBe(`release ${isBroken ? number - 1 : number}`);
      before = next;
    }
    const answers = (await Promise.all(clients.map((client) => client.stop()))).flat();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
    console.log(`${host}: 10 releases, one broken, ${answers.length} requests, 0 errors, slowest answer ${slowest} ms`);
  }, 300_000);

  it("a build whose form needs the relay is refused before anything is touched", async () => {
    const relay = nextBuild(join(place, `relay-${host}`), { number: 3, before: second });
    machine.bring(relay);
    machine.run(`sed -i 's|"mail":.*|"mail":{"provider":"relay","origin":""}}|' dist/build.json`);
    const said = await machine.start(`sh dist/hosts/release.sh ${host} 2>&1 || echo code $?`);
    expect(said).toContain(`the form of this build sends to this site's own relay, and ${host} alone has none.\n`);
    expect(said).toContain("code 1");
    expect([current(), shownRelease()]).toEqual([idOf(first), "release 1"]);
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
