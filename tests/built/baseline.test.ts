import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesBelow } from "../../pipeline/files.ts";
import { buildFolder } from "../../pipeline/publish.ts";
import { beyondInStyles } from "../support/baseline/beyond.ts";
import { beyondBaselineInStyles } from "../support/baseline/styles.ts";

const assets = join(buildFolder, "client/assets");
const sheets = filesBelow(assets).filter((file) => file.endsWith(".css"));

it("no style sheet uses what is beyond Baseline widely available and has no fallback, and none is written down in vain", async () => {
  expect(sheets.length).toBeGreaterThan(4);
  const used = await Promise.all(
    sheets.map((file) => beyondBaselineInStyles(readFileSync(join(assets, file), "utf8"))),
  );
  expect([...new Set(used.flat())].toSorted()).toEqual(Object.keys(beyondInStyles).toSorted());
});
