import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { resizePortraits } from "../../pipeline/portraits.ts";
import { isGstin } from "../../settings/gstin.ts";
import { readSettings } from "../../settings/schema.ts";
import { settingsErrorText } from "./support/settings-error-text.ts";

const refusalOf = (env: Record<string, string>) => settingsErrorText(() => readSettings(site, env));

describe("a GSTIN", () => {
  // Published with its calculation: https://www.insufina.in/2022/09/06/what-is-check-sum-digit/, read on 2026-11-23.
  const published = "27AAPFU0939F1ZV";

  it("is valid by its check character", () => expect(isGstin(published)).toBe(true));

  it("is invalid with one character changed", () => {
    for (let i = 0; i < published.length; i++)
      for (const sign of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        if (sign !== published[i]) expect(isGstin(published.slice(0, i) + sign + published.slice(i + 1))).toBe(false);
  });

  // With a T before it, its 15th character checks those before, too.
  it.each(["", "27AAPFU0939F1Z", "27aapfu0939f1zv", ` ${published}`, `${published}0`, `T${published}`])(
    "is refused as %j",
    (text) => expect(isGstin(text)).toBe(false),
  );
});

describe("a setting that is a web address", () => {
  const hosts = ["a$(id).example", "a`id`.example", "a;script-src.example", "a'.example", "a,b.example", "a}.example"];

  it.each([
    ["SITE_URL", "URL"],
    ["MAIL_ORIGIN", "URL"],
    ["SITE_SOCIAL", '[{"label":"A","href":"URL/a"}]'],
    ["SITE_TEAM", '["A",{"name":"B","profiles":["URL/a"]}]'],
  ])("%s is refused with an invalid host", (name, value) => {
    for (const host of hosts)
      expect(() => readSettings(site, { [name]: value.replace("URL", () => `https://${host}`) }), host).toThrow(name);
    expect(() => readSettings(site, { [name]: value.replace("URL", "https://a.example") })).not.toThrow();
  });

  it.each([
    ["SITE_SOCIAL", "javascript:alert(1)"],
    ["SITE_SOCIAL", "data:text/html,a"],
    ["SITE_SOCIAL", "ftp://social.example/a"],
    ["MAIL_ORIGIN", "ws://a.example"],
    ["SITE_URL", "ftp://a.example"],
  ])("%s is refused as %s: it is not http", (name, url) => {
    const value = name === "SITE_SOCIAL" ? JSON.stringify([{ label: "A", href: url }]) : url;
    expect(() => readSettings(site, { [name]: value })).toThrow(name);
  });

  it("may have a port, an IP address or punycode", () => {
    for (const url of ["http://localhost:3000", "http://[::1]:3000", "http://127.0.0.1:1", "https://xn--mdc9e.example"])
      expect(readSettings(site, { SITE_URL: url }).url).toBe(url);
  });
});

describe("a fact that only the owner can give", () => {
  it.each([
    ["SITE_WHATSAPP", "+91 00000 00000"],
    ["SITE_LOCALITY", '{"gu":"ભુજ"}'],
    ["SITE_LANGUAGES", '["en","qq"]'],
    ["SITE_TEAM", '["A",{"name":"B","profiles":["http://b.test"]}]'],
    ["SITE_TEAM", '["A",{"name":"B","portrait":"content/../../b.jpg"}]'],
  ])("is refused when it is wrong: %s=%s", (name, value) =>
    expect(refusalOf({ [name]: value })).toContain(`the environment variable ${name} is `),
  );

  it("must have town and state, or neither", () => {
    expect(refusalOf({ SITE_LOCALITY: "Bhuj" })).toContain(
      "SITE_LOCALITY is set and SITE_STATE is not. They should be",
    );
    expect(refusalOf({ SITE_STATE: "Gujarat" })).toContain(
      "SITE_STATE is set and SITE_LOCALITY is not. They should be",
    );
    expect(readSettings(site, { SITE_LOCALITY: "Bhuj", SITE_STATE: '{"en":"Gujarat","gu":"ગુજરાત"}' })).toMatchObject({
      locality: { en: "Bhuj" },
      state: { en: "Gujarat", gu: "ગુજરાત" },
    });
  });

  it("may have only a name for each person, or a portrait too", () =>
    expect(
      readSettings(site, { SITE_TEAM: '["Asha",{"name":"B","portrait":"content/portraits/b.jpg"}]' }).team,
    ).toEqual([
      { name: "Asha", profiles: [] },
      { name: "B", profiles: [], portrait: "content/portraits/b.jpg" },
    ]));

  it("such as Saturday's hours is read as minutes since midnight", () => {
    expect(readSettings(site, { SITE_SATURDAY: "09:30-13:45" }).saturday).toEqual({ opens: 570, closes: 825 });
    expect(readSettings(site, { SITE_SATURDAY: "20:00-22:30" }).saturday).toEqual({ opens: 1200, closes: 1350 });
  });
});

describe("a portrait", () => {
  const teamWith = (portrait: string) => [
    { name: "A", profiles: [] },
    { name: "B", profiles: [], portrait },
  ];

  it("is served as a square WebP in two sizes and a JPEG", async () => {
    const drawn = await resizePortraits({ team: teamWith("docs/home.webp") });
    const served = drawn.map(async ({ path, picture }) => {
      const { width, height, format, exif } = await sharp(picture).metadata();
      return { path, width, height, format, exif };
    });
    expect(await Promise.all(served)).toEqual([
      { path: "/portraits/2-224.webp", width: 224, height: 224, format: "webp", exif: undefined },
      { path: "/portraits/2-448.webp", width: 448, height: 448, format: "webp", exif: undefined },
      { path: "/portraits/2-448.jpeg", width: 448, height: 448, format: "jpeg", exif: undefined },
    ]);
  });

  it.each([
    ["content/portraits/nobody.jpg", /nobody\.jpg", which is not there\. It should be .* Put it/],
    ["package-lock.json", /which cannot be read as a picture\. It should be .* at least 448 by 448 pixels/],
  ])("stops the build when it cannot be shown: %s", async (file, message) => {
    await expect(resizePortraits({ team: teamWith(file) })).rejects.toThrow(message);
  });

  it("stops the build when it is too small", async () => {
    const folder = mkdtempSync(join(tmpdir(), "portrait-"));
    const file = join(folder, "small.png");
    await sharp({ create: { width: 500, height: 200, channels: 3, background: "white" } }).toFile(file);
    const team = teamWith(relative(join(import.meta.dirname, "../.."), file));
    await expect(resizePortraits({ team })).rejects.toThrow(/which has 500 by 200 pixels\. It should be/);
    rmSync(folder, { recursive: true });
  });
});
