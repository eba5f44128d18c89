import { appendFileSync, chmodSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it, vi } from "vitest";
import { StoreError } from "../../../server/relay/store/database.ts";
import { OverwrittenStore } from "../../../server/relay/store/overwritten-store.ts";
import type { Checkpoints } from "../../../server/relay/store/wal-format.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** A time in seconds, which a file on most disks keeps to the microsecond. */
const changedAt = 1_700_000_000;

/** A store's file that was changed then, and the checkpoints that its log tells of. */
function watchedStore({ isRelative = false } = {}) {
  const file = join(temporaryFolder("watched"), "store.sqlite");
  const touch = (seconds: number) => utimesSync(file, seconds, seconds);
  writeFileSync(file, "pages");
  touch(changedAt);
  const told: Checkpoints = { mark: "1", isUnderWay: false };
  const checkpoints = vi.fn(() => ({ ...told }));
  const store = new OverwrittenStore(isRelative ? relative(process.cwd(), file) : file, checkpoints);
  return { file, touch, told, checkpoints, store };
}

const overwritten = (file: string) =>
  new StoreError(
    `${file} was overwritten by another program while it was open, so nothing more is taken. Stop the server; ` +
      `move ${file}, ${file}-wal and ${file}-shm to another folder, as what came since the last backup may be found ` +
      "in them; bring the newest backup back with npm run enquiries -- restore FILE; start the server",
  );

it("a file that nobody changed passes, whatever the checkpoints", () => {
  const { told, store } = watchedStore();
  for (const state of [{ isUnderWay: true }, { isUnderWay: false }, { mark: "2" }, {}]) {
    Object.assign(told, state);
    expect(store.check()).toBeUndefined();
  }
});

it("a file whose owner's rights were changed passes", () => {
  const { file, store } = watchedStore();
  chmodSync(file, 0o600);
  expect(() => store.check()).not.toThrow();
});

it.each<[string, (file: string) => void]>([
  ["longer", (file) => appendFileSync(file, "x")],
  ["shorter", (file) => truncateSync(file, 4)],
])("a file that another program made %s is told, though its time is the same", (_, change) => {
  const { file, touch, store } = watchedStore();
  change(file);
  touch(changedAt);
  expect(() => store.check()).toThrow(overwritten(file));
});

it.each([1, -1, 0.001])("a file of the same length that was changed %s seconds later is told", (seconds) => {
  const { file, touch, store } = watchedStore();
  touch(changedAt + seconds);
  expect(() => store.check()).toThrow(overwritten(file));
  expect(() => store.check()).toThrow(StoreError);
});

it("the file is named by its whole path", () => {
  const { file, touch, store } = watchedStore({ isRelative: true });
  touch(changedAt + 1);
  expect(() => store.check()).toThrow(overwritten(file));
});

it("a file that was overwritten once is refused from then on, with the same error, also when it was put back", () => {
  const { touch, told, checkpoints, store } = watchedStore();
  const thrown = () => {
    try {
      return store.check();
    } catch (error) {
      return error;
    }
  };
  touch(changedAt + 1);
  const first = thrown();
  expect(first).toBeInstanceOf(StoreError);
  touch(changedAt);
  told.mark = "2";
  expect(thrown()).toBe(first);
  told.isUnderWay = true;
  expect(thrown()).toBe(first);
  // Two looks at the start and two at the first check.
  expect(checkpoints).toHaveBeenCalledTimes(4);
});

it.each<[string, Partial<Checkpoints>]>([
  ["began and ended", { mark: "2" }],
  ["is under way", { isUnderWay: true }],
])("a change while a checkpoint %s is SQLite's", (_, state) => {
  const { touch, told, store } = watchedStore();
  Object.assign(told, state);
  touch(changedAt + 1);
  expect(() => store.check()).not.toThrow();
});

it("a change is SQLite's when a checkpoint ended since the last look, but no later one", () => {
  const { file, touch, told, store } = watchedStore();
  told.isUnderWay = true;
  store.check();
  told.isUnderWay = false;
  touch(changedAt + 1);
  expect(() => store.check()).not.toThrow();
  expect(() => store.check()).not.toThrow();
  touch(changedAt + 2);
  expect(() => store.check()).toThrow(overwritten(file));
});

it("one checkpoint is no reason for two changes", () => {
  const { file, touch, told, store } = watchedStore();
  told.mark = "2";
  touch(changedAt + 1);
  store.check();
  touch(changedAt + 2);
  expect(() => store.check()).toThrow(overwritten(file));
});

/** A store's file, opened while a checkpoint is under way that ends before the first check. */
function openedAtCheckpoint() {
  const file = join(temporaryFolder("watched"), "store.sqlite");
  writeFileSync(file, "pages");
  const checkpoints = vi.fn<() => Checkpoints>(() => ({ mark: "1", isUnderWay: false }));
  for (let look = 0; look < 2; look++) checkpoints.mockReturnValueOnce({ mark: "1", isUnderWay: true });
  return { file, store: new OverwrittenStore(file, checkpoints) };
}

it("the checkpoints of before the start are no reason either", () => {
  const { file, store } = openedAtCheckpoint();
  store.check();
  appendFileSync(file, "x");
  expect(() => store.check()).toThrow(overwritten(file));
});

it("a checkpoint under way at the start may have changed the file", () => {
  const { file, store } = openedAtCheckpoint();
  appendFileSync(file, "x");
  expect(() => store.check()).not.toThrow();
});

it("a checkpoint that is made while the file is looked at is SQLite's, now and at the next look", () => {
  const { file, touch, told, checkpoints, store } = watchedStore();
  let looks = 0;
  checkpoints.mockImplementation(() => {
    looks++;
    // After the file's state was read, and before the second look at the checkpoints.
    if (looks === 2) {
      touch(changedAt + 1);
      told.mark = "2";
    }
    return { ...told };
  });
  store.check();
  expect(looks).toBe(4);
  expect(() => store.check()).not.toThrow();
  touch(changedAt + 2);
  expect(() => store.check()).toThrow(overwritten(file));
});
