import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const installed = { ...dependencies, ...devDependencies };

/** The lists of packages: names in code, one or several a line, and their reason after a colon. */
const text = readFileSync(join(root, "docs/dependencies.md"), "utf8").split("## Written by hand")[0] ?? "";
const rows = [...text.matchAll(/^- ((?:`[^`]+`(?:, )?)+): (.*)$/gm)].flatMap(([, names = "", reason = ""]) =>
  names.split(", ").map((name) => ({ name: name.replaceAll("`", ""), reason })),
);

it("docs/dependencies.md says of every package of package.json, and of no other, why it is there", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(installed).toSorted());
  expect(rows.filter(({ reason }) => reason.length < 5)).toEqual([]);
});
