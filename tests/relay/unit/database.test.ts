import { describe, expect, it } from "vitest";
import { asStoreError, readable, StoreError } from "../../../server/relay/store/database.ts";

describe("a value of a row", () => {
  it("is a number when it is an integer that a number holds", () => {
    expect([readable(7n), readable(-7n), readable(0n)]).toEqual([7, -7, 0]);
    expect([readable(9_007_199_254_740_991n), readable(-9_007_199_254_740_991n)]).toEqual([
      Number.MAX_SAFE_INTEGER,
      Number.MIN_SAFE_INTEGER,
    ]);
  });

  it("stays as it is otherwise", () => {
    const others = [9_007_199_254_740_992n, -9_007_199_254_740_992n, "7", "", 7, 1.5, null, undefined, true];
    expect(others.map(readable)).toEqual(others);
  });
});

describe("an error of the store", () => {
  it("is itself", () => {
    const error = new StoreError("full");
    expect(asStoreError(error)).toBe(error);
    expect([error.name, error.message, error instanceof Error]).toEqual(["StoreError", "full", true]);
  });

  it("is made of another error, with its message and as its cause", () => {
    const cause = new TypeError("broken");
    const error = asStoreError(cause);
    expect(error).toBeInstanceOf(StoreError);
    expect([error.message, error.cause]).toEqual(["broken", cause]);
  });

  it("is made of what is no error", () => {
    const error = asStoreError("broken");
    expect(error).toBeInstanceOf(StoreError);
    expect([error.message, error.cause]).toEqual(["unknown", "broken"]);
  });
});
