import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { characters, subsetSiteFont } from "../../../pipeline/vite/font.ts";
import { writeLogos } from "../../../pipeline/vite/logos.ts";
import { preparePublicFiles } from "../../../pipeline/vite/public-files.ts";

let cache: string;
beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), "kutch-it-cache-"));
});
afterAll(() => rmSync(cache, { recursive: true }));

describe("the font", () => {
  const font = () => join(cache, "font/anek-latin.woff2");

  it("is cut to the site's characters once, and again when its key is another's", { timeout: 60_000 }, async () => {
    expect(characters).toContain("₹");
    await subsetSiteFont(cache);
    expect(readFileSync(font()).toString("latin1", 0, 4)).toBe("wOF2");
    const first = statSync(font()).mtimeMs;
    await subsetSiteFont(cache);
    expect(statSync(font()).mtimeMs).toBe(first);
    writeFileSync(join(cache, "font/key"), "of other characters");
    await subsetSiteFont(cache);
    expect(statSync(font()).mtimeMs).toBeGreaterThan(first);
  });
});

it("the logos that are named are written, each in one square", () => {
  writeLogos(["logos:react", "logos:go", "devicon:docker"], cache);
  const folder = join(cache, "logos");
  const files = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  expect(files).toEqual(["devicon-docker.svg", "logos-go.svg", "logos-react.svg"]);
  for (const file of files) expect(readFileSync(join(folder, file), "utf8"), file).toMatch(/viewBox="0 0 64 64"/);
});

it("the public folder has icons and a manifest that names them", { timeout: 60_000 }, async () => {
  const folder = await preparePublicFiles(cache);
  const { icons } = JSON.parse(readFileSync(join(folder, "site.webmanifest"), "utf8"));
  const files = readdirSync(folder);
  for (const { src } of icons) expect(files, src).toContain(src.slice(1));
  expect(files).toContain("favicon.ico");
});
