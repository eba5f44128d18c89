import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cutTo, filesOf, flip, frameAt, indexOf, loggedBytes, overwrite, refused } from "../support/log-files.ts";

describe("a log that was spoilt before it was read", () => {
  const pageSize = 4096;
  const made = loggedBytes(pageSize);
  const frames = (made.length - 32) / (pageSize + 24);
  const end = made.length;
  const inFrames = [
    ["first", 0],
    ["second", 1],
    ["last", frames - 1],
  ].flatMap(([which, frame]) =>
    [
      ["page number", 0],
      ["length of the store", 7],
      ["first salt", 8],
      ["last salt", 15],
      ["first sum", 16],
      ["second sum", 20],
      ["first byte", 24],
      ["last byte", 24 + pageSize - 1],
    ].map(([what, at]): [string, number] => [
      `the ${which} frame's ${what}`,
      frameAt(Number(frame), pageSize) + Number(at),
    ]),
  );

  it.each<[string, number]>([
    ["its byte order", 3],
    ["its page size", 8],
    ["its first salt", 16],
    ["its last salt", 23],
    ["its header's first sum", 24],
    ["its header's second sum", 28],
    ...inFrames,
  ])("in %s is not whole, is refused and left as it is, and read on once it is right", (_, at) => {
    const { log, path } = filesOf(made, indexOf(made, pageSize));
    flip(path, at);
    expect([log.holdsAll(), log.holdsAll()]).toEqual([false, false]);
    const left = readFileSync(path);
    expect(() => log.ensureWhole()).toThrow(refused(path));
    expect(readFileSync(path)).toEqual(left);
    flip(path, at);
    expect([log.holdsAll(), log.ensureWhole({ anyway: true })]).toEqual([true, false]);
  });

  it.each([0, 31, 32, 55, 56, frameAt(1, pageSize), end - 1])("and cut off after %s bytes is refused", (length) => {
    const { log, path } = filesOf(made, indexOf(made, pageSize));
    cutTo(path, length);
    expect(log.holdsAll()).toBe(false);
    expect(() => log.ensureWhole()).toThrow(refused(path));
    expect(readFileSync(path)).toEqual(made.subarray(0, length));
    overwrite(path, made);
    expect([log.holdsAll(), log.ensureWhole({ anyway: true })]).toEqual([true, false]);
  });
});
