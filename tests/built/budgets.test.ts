import { afterAll, describe, expect, it } from "vitest";
import { readScripts } from "./support/built-scripts.ts";
import { configuredClient } from "./support/configured-site.ts";
import { fontsOf, isFramework, largestOfEachKind, measureSizes, warningShare } from "./support/measure-sizes.ts";
import { clientFolder, pagesIn } from "./support/pages.ts";

const builds = [
  ["as the repository ships it", clientFolder, "asShipped"],
  ["with every setting made", configuredClient, "everySetting"],
] as const;

describe.each(builds)("the site %s", (_, folder, build) => {
  const sizes = measureSizes(folder, build);

  afterAll(() => {
    const near = sizes.filter(({ bytes, limit }) => bytes > limit * warningShare);
    const lines = near.map(({ kind, what, bytes, limit }) => `${kind}, ${what}: ${bytes} of ${limit} bytes`);
    if (lines.length > 0) console.warn(`Less than a twentieth is free:\n${lines.join("\n")}`);
  });

  it.each(largestOfEachKind(sizes))("keeps the budget of $kind", ({ bytes, limit, what }) => {
    expect(bytes, what).toBeLessThanOrEqual(limit);
  });

  it("has one file for React, which no page loads before an input, and one Latin font", () => {
    const { scripts, scriptsOfPage } = readScripts(folder);
    expect([...scripts.keys()].filter(isFramework)).toHaveLength(1);
    expect(fontsOf(folder)).toHaveLength(1);
    const early = pagesIn(folder).filter(({ html }) => scriptsOfPage(html).some(isFramework));
    expect(early.map(({ path }) => path)).toEqual([]);
  });
});
