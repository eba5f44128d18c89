import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { configuredClient } from "./support/configured-site.ts";
import { fontsOf, isFramework, largest, measureSizes, warnsFrom } from "./support/measure-sizes.ts";
import { readScripts } from "./support/modules.ts";
import { client, pagesIn } from "./support/pages.ts";

const builds = [
  ["as the repository ships it", client, "asShipped"],
  ["with every setting made", configuredClient, "everySetting"],
] as const;

describe.each(builds)("the site %s", (_, folder, build) => {
  const sizes = measureSizes(folder, build);

  afterAll(() => {
    const near = sizes.filter(({ bytes, limit }) => bytes > limit * warnsFrom);
    const lines = near.map(({ kind, what, bytes, limit }) => `${kind}, ${what}: ${bytes} of ${limit} bytes`);
    if (lines.length > 0) console.warn(`Less than a twentieth is free:\n${lines.join("\n")}`);
  });

  it.each(largest(sizes))("keeps the budget of $kind", ({ bytes, limit, what }) => {
    expect(bytes, what).toBeLessThanOrEqual(limit);
  });

  it("has one file for the framework, which no page loads before a person acts, and one for the font", () => {
    const { scripts, scriptsOfPage } = readScripts(folder);
    expect([...scripts.keys()].filter(isFramework)).toHaveLength(1);
    expect(fontsOf(folder)).toHaveLength(1);
    const early = pagesIn(folder).filter(({ html }) => scriptsOfPage(html).some(isFramework));
    expect(early.map(({ path }) => path)).toEqual([]);
  });
});

it("nothing has grown by more than 1 kB over its accepted size", () => {
  const file = join(import.meta.dirname, "sizes.json");
  const measured = new Map(largest(measureSizes(client)).map(({ kind, bytes }) => [kind, bytes]));
  if (process.env.ACCEPT_SIZES) writeFileSync(file, `${JSON.stringify(Object.fromEntries(measured), null, 2)}\n`);
  const accepted: Record<string, number> = JSON.parse(readFileSync(file, "utf8"));
  expect([...measured.keys()].sort(), file).toEqual(Object.keys(accepted).sort());
  const grown = [...measured]
    .filter(([what, bytes]) => bytes > (accepted[what] ?? 0) + 1000)
    .map(([what, bytes]) => `${what}: ${bytes} bytes, ${accepted[what]} were accepted`);
  const remedy =
    "If it is meant: ACCEPT_SIZES=1 npx vitest run tests/built/budgets, and commit tests/built/sizes.json.";
  expect(grown, remedy).toEqual([]);
});
