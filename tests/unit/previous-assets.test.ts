import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stampBuild } from "../../pipeline/build-folder.ts";
import { keepPreviousAssets } from "../../pipeline/pack/previous-assets.ts";
import { readSite } from "../../server/static/read-site.ts";

const hour = 3_600_000;
const start = Date.parse("2026-11-22T00:00:00Z");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kutch-it-earlier-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with these assets that replaces another. */
function build(name: string, assets: string[], replaced = "nothing", at = start): string {
  const path = join(folder, name);
  mkdirSync(join(path, "client/assets"), { recursive: true });
  for (const asset of assets) writeFileSync(join(path, "client/assets", asset), `${asset} of ${name}`);
  writeFileSync(join(path, "redirects.json"), "{}");
  keepPreviousAssets(path, join(folder, replaced), at);
  stampBuild(path);
  return path;
}
const kept = (build: string) =>
  existsSync(join(build, "earlier/assets")) ? readdirSync(join(build, "earlier/assets")).sort() : [];

it("a build keeps files of the previous one, compressed and plain", () => {
  build("1", ["a-1.js", "a-1.js.br", "same.css"]);
  const second = build("2", ["a-2.js", "a-2.js.br", "same.css"], "1");
  expect(kept(second)).toEqual(["a-1.js", "a-1.js.br"]);
});

it("a build keeps search files that open pages still load", async () => {
  const first = build("1", []);
  const old = ["index.json", "pages.json", "d4459db689/terms-1.json"];
  for (const file of old) {
    mkdirSync(dirname(join(first, "client/search", file)), { recursive: true });
    writeFileSync(join(first, "client/search", file), `${file} of 1`);
  }
  const second = join(folder, "2");
  mkdirSync(join(second, "client/search"), { recursive: true });
  writeFileSync(join(second, "client/search/pages.json"), "pages.json of 2");
  build("2", [], "1");
  const site = readSite(second);
  const text = async (file: string) => (await site.respond(new Request(`http://localhost/search/${file}`))).text();
  expect(await Promise.all(old.map(text))).toEqual([
    "index.json of 1",
    "pages.json of 2",
    "d4459db689/terms-1.json of 1",
  ]);
});

it("a build keeps replaced files for a day", () => {
  build("1", ["a-1.js"]);
  build("2", ["a-2.js"], "1", start);
  const third = build("3", ["a-3.js"], "2", start + 20 * hour);
  expect(kept(third)).toEqual(["a-1.js", "a-2.js"]);
  const fourth = build("4", ["a-4.js"], "3", start + 25 * hour);
  expect(kept(fourth)).toEqual(["a-2.js", "a-3.js"]);
});

it("a build keeps nothing of an unfinished one", () => {
  mkdirSync(join(folder, "foreign/client/assets"), { recursive: true });
  writeFileSync(join(folder, "foreign/client/assets/a.js"), "foreign");
  expect(kept(build("1", ["b.js"], "foreign"))).toEqual([]);
});

it("kept files are served when the new build lacks them", async () => {
  build("1", ["a-1.js"]);
  const second = build("2", ["a-2.js"], "1");
  mkdirSync(join(second, "earlier/assets"), { recursive: true });
  writeFileSync(join(second, "earlier/assets/a-2.js"), "not this one");
  const site = readSite(second);
  const get = (path: string) => site.respond(new Request(`http://localhost${path}`));
  expect(await (await get("/assets/a-1.js")).text()).toBe("a-1.js of 1");
  expect((await get("/assets/a-1.js")).headers.get("cache-control")).toContain("immutable");
  expect(await (await get("/assets/a-2.js")).text()).toBe("a-2.js of 2");
  expect((await get("/assets/a-0.js")).status).toBe(404);
});
