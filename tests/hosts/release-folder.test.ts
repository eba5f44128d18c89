import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { configuredBuild } from "../e2e/support/builds.ts";
import { serveLikeNetlify } from "./support/netlify.ts";
import { commandsOf } from "./support/page.ts";
import { mixPolicies, releaseShown, reseal, watch } from "./support/releases.ts";

// A build with EmailJS ids, which a host of static files needs.
Object.assign(process.env, configuredBuild);
const { nextBuild } = await import("./support/next-build.ts");

const place = mkdtempSync(join(tmpdir(), "kutch-it-folders-"));
afterAll(() => rmSync(place, { recursive: true }));

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(place, "work-"));
});

/** The next build, with a script that no earlier one had. */
const build = (number: number, before = "") =>
  nextBuild(join(work, `build-${number}`), {
    number,
    before,
    change: (folder) => writeFileSync(join(folder, `client/assets/tab-${number}.js`), "export {};"),
  });

const [publishing = ""] = commandsOf("static.md", "Netlify, and others that read `_headers` and `_redirects`").split(
  "\n",
);

/** Puts a build in place of `dist/`, and runs the manual's commands. */
function publish(folder: string): { code: number | null; said: string } {
  rmSync(join(work, "dist"), { recursive: true, force: true });
  cpSync(folder, join(work, "dist"), { recursive: true });
  const { status, stdout, stderr } = spawnSync("sh", ["-c", publishing], { cwd: work, encoding: "utf8" });
  return { code: status, said: stdout + stderr };
}

let deploys = 0;
/** Netlify takes a deploy when it is complete. Later files in the folder are not part of it. */
function uploaded(): string {
  const copy = join(work, `uploaded-${++deploys}`);
  cpSync(join(work, "upload"), copy, { recursive: true });
  return copy;
}

async function shown(url: string): Promise<string> {
  const response = await fetch(`${url}/`);
  return releaseShown(response.headers.get("content-security-policy") ?? "", await response.text());
}

describe("on a host that takes a folder three releases, the third broken:", () => {
  it("what is to be published stays the second, whatever is broken, and it is said what, where and how to mend it", async () => {
    const first = build(1);
    expect(publish(first).code).toBe(0);
    const host = await serveLikeNetlify(uploaded());
    try {
      const second = build(2, first);
      for (const time of ["once", "twice"]) expect([time, publish(second).code]).toEqual([time, 0]);
      await host.deploy(uploaded());
      expect(await shown(host.url)).toBe("release 2");

      const half = build(3, second);
      rmSync(join(half, "client/about/index.html"));
      const mixed = build(4, second);
      mixPolicies(mixed, ["hosts/_headers"]);
      const relay = build(5, second);
      writeFileSync(
        join(relay, "build.json"),
        '{"id":"0a","environment":{},"mail":{"provider":"relay","origin":""}}\n',
      );
      reseal(relay);
      for (const [folder, why] of [
        [half, "a file is missing or was changed, as said above. Build it again, or copy it again"],
        [relay, "the form of this build sends to this site's own relay, and a host of files alone has none.\nWhere: "],
        [mixed, "the home page would be blank: its policy is not that of the build.\nWhere: "],
      ] as const)
        expect(publish(folder)).toEqual({ code: 1, said: expect.stringMatching(`Nothing was published: .*${why}`) });

      // Publishing the second again is harmless.
      await host.deploy(uploaded());
      expect(await shown(host.url)).toBe("release 2");
    } finally {
      host.stop();
    }
  });

  it("ten releases, one of them broken, refuse nobody, and an open tab finds its files", async () => {
    let before = build(1);
    publish(before);
    const host = await serveLikeNetlify(uploaded());
    const stop = ["/", "/about"].map((path) => watch(`${host.url}${path}`));
    try {
      for (let number = 2; number <= 11; number++) {
        const isBroken = number === 7;
        const next = build(number, before);
        if (isBroken) rmSync(join(next, "client/index.html"));
        expect([number, publish(next).code]).toEqual([number, isBroken ? 1 : 0]);
        await host.deploy(uploaded());
        expect(await shown(host.url)).toBe(`release ${isBroken ? number - 1 : number}`);
        before = next;
      }
      expect((await fetch(`${host.url}/assets/tab-1.js`)).status).toBe(200);
    } finally {
      const seen = await Promise.all(stop.map((end) => end()));
      host.stop();
      for (const { answers } of seen) expect(Object.keys(answers)).toEqual(["200 true"]);
      console.log(`_headers: 10 releases, one broken: ${JSON.stringify(seen)}`);
    }
  });
});
