import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { type BuildRecord, readBuiltSettings, recordOf } from "../../../settings/build-record.ts";

const root = join(import.meta.dirname, "../../..");
const place = mkdtempSync(join(tmpdir(), "kutch-it-forms-"));
afterAll(() => rmSync(place, { recursive: true }));

const ids = { mailPublicKey: "key", mailServiceId: "service", mailTemplateId: "template" };

describe("a build's record of its form", () => {
  it("tells who takes the enquiries, whether the environment or content/site.ts sets it", () => {
    expect(recordOf("a", site, {}).mail).toEqual({ provider: "relay", origin: "" });
    expect(recordOf("a", { ...site, ...ids, mailProvider: "emailjs" }, {})).toEqual({
      id: "a",
      environment: {},
      mail: { provider: "emailjs", origin: "https://api.emailjs.com" },
    });
    expect(recordOf("a", site, { MAIL_ORIGIN: "https://relay.example" }).mail?.origin).toBe("https://relay.example");
  });

  it("may be missing from an older build, whose settings a server still uses", () => {
    const older: BuildRecord = JSON.parse('{"id":"a","environment":{"SITE_EMAIL":"built@kutchit.example"}}');
    expect(readBuiltSettings(site, older, {}).email).toBe("built@kutchit.example");
  });
});

/** A folder of its own with the parts of a build that programs read before they begin. */
function buildThatSays(record: object): string {
  const folder = mkdtempSync(join(place, "build-"));
  mkdirSync(join(folder, "dist/hosts"), { recursive: true });
  for (const name of ["release.sh", "publish.sh"]) {
    const program = readFileSync(join(root, "server/hosts", name), "utf8");
    writeFileSync(join(folder, "dist/hosts", name), program.replace(/^root=.*$/m, `root=${folder}/released`));
  }
  writeFileSync(join(folder, "dist/build.json"), `${JSON.stringify(record)}\n`);
  spawnSync("sh", ["-c", "sha256sum build.json > checksums"], { cwd: join(folder, "dist") });
  return folder;
}

const type = (folder: string, ...words: string[]) => {
  const { status, stderr } = spawnSync("sh", words, { cwd: folder, encoding: "utf8" });
  return { code: status, said: stderr };
};

describe("a form that sends to the site's own relay", () => {
  const relay = recordOf("0a", site, {});

  it.each([
    ["release.sh", "nginx", "released"],
    ["release.sh", "caddy", "released"],
    ["publish.sh", "folder", "published"],
  ])("is refused by %s %s before anything is done, saying what, where and how to correct it", (program, host, done) => {
    const folder = buildThatSays(relay);
    const { code, said } = type(folder, `dist/hosts/${program}`, host);
    expect(code).toBe(1);
    expect(said.trimEnd().split("\n")).toEqual([
      expect.stringMatching(
        `^Nothing was ${done}: the form of this build sends to this site's own relay, and .* has none.$`,
      ),
      `Where: "mail" in ${folder}/dist/build.json.`,
      expect.stringMatching(/^Build it with MAIL_PROVIDER=emailjs and its three ids, or with MAIL_ORIGIN=/),
    ]);
    expect([existsSync(join(folder, "released")), existsSync(join(folder, "upload"))]).toEqual([false, false]);
  });

  it.each([
    ["to EmailJS", recordOf("0a", { ...site, ...ids, mailProvider: "emailjs" }, {})],
    ["to a relay elsewhere", recordOf("0a", site, { MAIL_ORIGIN: "https://relay.example" })],
    ["to an unknown place, in an older build", { id: "0a", environment: {} }],
  ])("is not confused with one that sends %s", (_where, record) => {
    const folder = buildThatSays(record);
    expect(type(folder, "dist/hosts/release.sh", "nginx").said).toContain("does not read the release's configuration");
    mkdirSync(join(folder, "dist/client"));
    for (const name of ["policy", "_headers", "_redirects"])
      writeFileSync(join(folder, "dist/hosts", name), "policy\n");
    expect(type(folder, "dist/hosts/publish.sh", "folder")).toEqual({ code: 0, said: "" });
  });
});
