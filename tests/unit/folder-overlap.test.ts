import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkFoldersApart } from "../../settings/folder-overlap.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "kutch-it-folders-")));
mkdirSync(join(root, "site"));
symlinkSync(join(root, "site"), join(root, "link"));
afterAll(() => rmSync(root, { recursive: true }));

const check = (site: string, data: string) => () => checkFoldersApart(join(root, site), join(root, data));

it.each([
  ["site", "site"],
  ["site", "site/data"],
  ["site/inside", "site"],
  ["site", "link/data"],
  ["site", "other/../site/not/yet"],
  ["new", "new/data"],
  ["new", "new/..data"],
])("a build in %s with enquiries in %s is refused, naming both", (site, data) => {
  expect(check(site, data)).toThrow(
    `SITE_DIR is "${join(root, site)}" and DATA_DIR is "${join(root, data)}". They should`,
  );
});

it.each([
  ["site", "data"],
  ["site", "site-data"],
  ["site/one", "site/two"],
  ["link", "data"],
])("a build in %s with enquiries in %s is allowed", (site, data) => expect(check(site, data)).not.toThrow());
