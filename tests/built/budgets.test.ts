import { afterAll, describe, expect, it } from "vitest";
import { readScripts } from "./support/built-scripts.ts";
import {
  isFrameworkFile,
  largestOfEachKind,
  latinFontFiles,
  measureSizes,
  warningThreshold,
} from "./support/byte-budgets.ts";
import { configuredClientFolder } from "./support/configured-site.ts";
import { clientFolder, pagesIn } from "./support/pages.ts";

const builds = [
  ["as the repository ships it", clientFolder, "asShipped"],
  ["with every setting made", configuredClientFolder, "everySetting"],
] as const;

describe.each(builds)("the site %s", (_, folder, build) => {
  const sizes = measureSizes(folder, build);

  afterAll(() => {
    const near = sizes.filter(({ bytes, limit }) => bytes > limit * warningThreshold);
    const lines = near.map(({ kind, what, bytes, limit }) => `${kind}, ${what}: ${bytes} of ${limit} bytes`);
    if (lines.length > 0) console.warn(`Less than a twentieth is free:\n${lines.join("\n")}`);
  });

  it.each(largestOfEachKind(sizes))("stays within the byte limit for $kind", ({ bytes, limit, what }) => {
    expect(bytes, `${what}: tests/built/support/byte-budgets.ts`).toBeLessThanOrEqual(limit);
  });

  it("has one file for React, which no page loads before user input, and one Latin font", () => {
    const { scripts, interactionScriptsOf } = readScripts(folder);
    expect([...scripts.keys()].filter(isFrameworkFile)).toHaveLength(1);
    expect(latinFontFiles(folder)).toHaveLength(1);
    const early = pagesIn(folder).filter(({ html }) => interactionScriptsOf(html).some(isFrameworkFile));
    expect(early.map(({ path }) => path)).toEqual([]);
  });
});
