import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressFolder } from "../../../pipeline/compress.ts";
import { filesBelow, pathOf } from "../../../pipeline/files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kutch-it-pipeline-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("files and paths", () => {
  it.each([
    ["index.html", "/"],
    ["about/index.html", "/about"],
    ["blog/a-b/index.html", "/blog/a-b"],
    ["404.html", "/404"],
    ["services/404.html", "/services/404"],
  ])("%s answers %s", (file, path) => expect(pathOf(file)).toBe(path));
});

it("texts are compressed in two formats, pictures not at all", async () => {
  const text = "salt ".repeat(200);
  for (const file of ["a.html", "b.js"]) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, "c.png"), text);
  await compressFolder(folder);
  expect(filesBelow(folder)).toEqual(["a.html", "a.html.br", "a.html.gz", "b.js", "b.js.br", "b.js.gz", "c.png"]);
  const packed = readFileSync(join(folder, "a.html.br"));
  expect(packed.length).toBeLessThan(40);
  expect(brotliDecompressSync(packed).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "b.js.gz"))).toString()).toBe(text);
});
