import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { rememberFiles } from "../../../server/relay/store/file-identity.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** Two files that are remembered. */
function rememberedFiles() {
  const folder = temporaryFolder("identity");
  const [one, two, aside] = ["one", "two", "aside"].map((name) => join(folder, name)) as [string, string, string];
  for (const path of [one, two]) writeFileSync(path, "a");
  return { one, two, aside, check: rememberFiles([one, two]) };
}

const gone = (path: string) =>
  new StoreError(`${path} was removed or replaced while it was open: put it back, or restart the server`);

it("files that are where they were pass, also when they were changed", () => {
  const { one, check } = rememberedFiles();
  expect(check()).toBeUndefined();
  writeFileSync(one, "changed and longer");
  expect(check()).toBeUndefined();
});

it("no files at all pass", () => {
  expect(rememberFiles([])()).toBeUndefined();
});

it("a file that was removed is named at every call, and so is one that was made in its place", () => {
  const { one, two, aside, check } = rememberedFiles();
  for (const path of [one, two]) {
    // It is kept elsewhere, so that its number stays in use.
    renameSync(path, aside);
    expect(check).toThrow(gone(path));
    expect(check).toThrow(StoreError);
    writeFileSync(path, "a");
    expect(check).toThrow(gone(path));
    renameSync(aside, path);
    expect(check).not.toThrow();
  }
});

it("the first of two files that were removed is named", () => {
  const { one, two, check } = rememberedFiles();
  rmSync(two);
  expect(check).toThrow(gone(two));
  rmSync(one);
  expect(check).toThrow(gone(one));
});

it("two files that changed their places do not pass", () => {
  const { one, two, aside, check } = rememberedFiles();
  renameSync(one, aside);
  renameSync(two, one);
  renameSync(aside, two);
  expect(check).toThrow(gone(one));
});

it("a file that is not there cannot be remembered", () => {
  const { one, aside } = rememberedFiles();
  expect(() => rememberFiles([one, aside])).toThrow(`ENOENT: no such file or directory, stat '${aside}'`);
});
