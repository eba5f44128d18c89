import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressFolder } from "../../../pipeline/compress.ts";
import { compress } from "../../built/support/brotli-size.ts";

it("each text file is also there in brotli 11 and gzip, and a picture is not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-compressed-"));
  const text = readFileSync("package-lock.json", "utf8").slice(0, 50_000);
  for (const name of ["page.html", "picture.png"]) writeFileSync(join(folder, name), text);
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(["page.html", "page.html.br", "page.html.gz", "picture.png"]);
  expect(readFileSync(join(folder, "page.html.br")).equals(compress(text))).toBe(true);
  expect(gunzipSync(readFileSync(join(folder, "page.html.gz"))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});
