import { describe, expect, it } from "vitest";
import { foreignEntries, isCurrent, readManifest } from "../../pipeline/build-manifest.ts";
import { filesBelow } from "../../pipeline/files.ts";
import { buildFolder } from "../../pipeline/publish.ts";
import { isWithin, realFolder } from "../../settings/folders.ts";
import { configuredSite } from "../e2e/support/builds.ts";

describe("a finished build", () => {
  it("records its inputs, and every file in its folder", () => {
    expect(isCurrent(buildFolder)).toBe(true);
    expect(foreignEntries(buildFolder)).toEqual([]);
  });

  it("is as complete in a folder outside the project", () => {
    const project = realFolder(`${import.meta.dirname}/../..`);
    expect(isWithin(realFolder(configuredSite), project)).toBe(false);
    expect(foreignEntries(configuredSite)).toEqual([]);
    const pages = (folder: string) => filesBelow(folder).filter((file) => file.endsWith(".html"));
    expect(pages(configuredSite)).toEqual(pages(buildFolder));
    expect(readManifest(configuredSite)?.inputs).not.toBe(readManifest(buildFolder)?.inputs);
  });
});
