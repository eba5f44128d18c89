import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isCurrent, markUnfinished, readManifest, writeManifest } from "../../pipeline/build-manifest.ts";
import { checkBuildFolder, publish, sweep } from "../../pipeline/publish.ts";
import { writeLogos } from "../../pipeline/vite/logos.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kutch-it-publish-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A finished build with one page. */
function finished(name: string, page: string, parent = folder): string {
  const path = join(parent, name);
  mkdirSync(join(path, "client"), { recursive: true });
  writeFileSync(join(path, "client/index.html"), page);
  writeManifest(path);
  return path;
}
const page = (site: string) => readFileSync(join(site, "client/index.html"), "utf8");

describe("a finished build", () => {
  it.each([
    ["is missing", () => {}],
    ["is missing with the folders above it", () => rmSync(folder, { recursive: true })],
    ["is empty", (target: string) => mkdirSync(target)],
    ["holds a build", () => void finished("site", "old")],
  ])("replaces a folder that %s, and leaves nothing beside it", (_, prepare) => {
    const work = finished("work", "new", mkdtempSync(join(tmpdir(), "kutch-it-work-")));
    const target = join(folder, "site");
    prepare(target);
    publish(work, target);
    expect(page(target)).toBe("new");
    expect(readdirSync(folder)).toEqual(["site"]);
    expect(existsSync(work)).toBe(false);
    rmSync(join(work, ".."), { recursive: true });
  });

  // /dev/shm is in memory, and so another file system than the disk.
  it.skipIf(!existsSync("/dev/shm") || statSync("/dev/shm").dev === statSync(tmpdir()).dev)(
    "is copied to another disk",
    () => {
      const other = mkdtempSync("/dev/shm/kutch-it-publish-");
      const old = finished("site", "old", other);
      publish(finished("work", "new"), old);
      expect([page(old), isCurrent(old)]).toEqual(["new", true]);
      expect(readdirSync(other)).toEqual(["site"]);
      expect(readdirSync(folder)).toEqual([]);
      rmSync(other, { recursive: true });
    },
  );

  it("does not replace a build into which somebody has put a file meanwhile", () => {
    const target = finished("site", "old");
    const work = finished("work", "new");
    writeFileSync(join(target, "mine.txt"), "mine");
    expect(() => publish(work, target)).toThrow("no build made what is there: mine.txt");
    expect([page(target), readFileSync(join(target, "mine.txt"), "utf8")]).toEqual(["old", "mine"]);
  });

  it("keeps a replaced build of the first release, which has no list of its files, and says so", () => {
    const target = finished("site", "old");
    writeFileSync(join(target, "stamp"), "0".repeat(64));
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    checkBuildFolder(target);
    publish(finished("work", "new"), target);
    expect(page(target)).toBe("new");
    const [aside = ""] = readdirSync(folder).filter((name) => name.startsWith("site.replaced-"));
    expect(page(join(folder, aside))).toBe("old");
    expect(warn.mock.lastCall?.[0]).toContain(`Kept ${join(folder, aside)}`);
    warn.mockRestore();
  });
});

describe("after a build that was killed between the two renames", () => {
  it("the last good one is restored, and the unfinished one deleted", () => {
    const target = join(folder, "site");
    finished("site.replaced-999999999", "old");
    markUnfinished(finished("site.building-999999999", "half"));
    sweep(target);
    expect(page(target)).toBe("old");
    expect(readdirSync(folder)).toEqual(["site"]);
  });

  it("folders of a running process stay", () => {
    finished(`site.building-${process.ppid}`, "under way");
    sweep(join(folder, "site"));
    expect(readdirSync(folder)).toEqual([`site.building-${process.ppid}`]);
  });

  it("an old one is deleted once the new one is in place, unless it contains somebody's file", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    finished("site", "new");
    finished("site.replaced-999999999", "old");
    writeFileSync(join(finished("site.replaced-999999998", "older"), "mine.txt"), "mine");
    sweep(join(folder, "site"));
    expect(readdirSync(folder).sort()).toEqual(["site", "site.replaced-999999998"]);
    expect(warn.mock.lastCall?.[0]).toContain("mine.txt");
    warn.mockRestore();
  });
});

it("the manifest lists the files of the build", () => {
  expect(readManifest(finished("site", "page"))?.entries).toEqual(["client", "client/index.html"]);
});

it("logos that no page names any more are deleted from the cache, and other files there stay", () => {
  const named = ["logos:react", "logos:go", "logos:swift", "logos:ibm"];
  writeLogos(named, folder);
  const logos = join(folder, "logos");
  const before = readdirSync(logos);
  writeFileSync(join(logos, "drawn.json"), JSON.stringify([...before.slice(0, 3), "logos-gone.svg"]));
  writeFileSync(join(logos, "logos-gone.svg"), "<svg/>");
  writeFileSync(join(logos, "mine.svg"), "<svg/>");
  writeLogos(named, folder);
  expect(readdirSync(logos).sort()).toEqual([...before, "mine.svg"].sort());
});
