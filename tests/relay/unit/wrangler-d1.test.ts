import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { type RunWrangler, sqlLiteral, WranglerD1, withValues } from "../../../server/cli/wrangler-d1.ts";

describe("a value in a statement for D1", () => {
  const select = (literal: string) =>
    Object.values(new DatabaseSync(":memory:").prepare(`SELECT ${literal}`).get() ?? {});

  it.each([
    "",
    "asha@buyer.example",
    'O\'Brien "the" `buyer`',
    "'; DROP TABLE enquiries; --",
    "a ? b ?1 $x :y",
    "nul \u0000 inside",
    "નમસ્તે 👋 \u202e",
  ])("%j comes out of SQLite as it went in", (text) => {
    expect(select(sqlLiteral(text))).toEqual([text]);
    expect(sqlLiteral(text)).toMatch(/^CAST\(X'[0-9a-f]*' AS TEXT\)$/);
  });

  it("is NULL for nothing, and refused when it is no whole number", () => {
    expect(select(sqlLiteral(null))).toEqual([null]);
    for (const number of [Number.NaN, Number.POSITIVE_INFINITY, 1.5]) expect(() => sqlLiteral(number)).toThrow();
  });

  it("takes the place of its parameter, by order and by number, and none may be missing", () => {
    expect(withValues("a = ? AND b = ?", [1, 2])).toBe("a = 1 AND b = 2");
    expect(withValues("a = ?2 AND b = ?1 AND c = ?2", [1, 2])).toBe("a = 2 AND b = 1 AND c = 2");
    expect(() => withValues("a = ?", [])).toThrow("Parameter 1 has no value");
  });
});

it("a statement is a run of wrangler against the deployed database, which is asked for JSON", async () => {
  const runs: string[][] = [];
  const run: RunWrangler = async (args) => {
    runs.push(args);
    return JSON.stringify([{ results: [{ one: 1 }], success: true, meta: { duration: 0 } }], null, 2);
  };
  expect(await new WranglerD1({ d1: "remote" }, run).read("SELECT ?\n AS one", 1)).toEqual([{ one: 1 }]);
  expect(runs).toEqual([["d1", "execute", "DB", "--remote", "--json", "--yes", "--command", "SELECT 1 AS one"]]);
});

describe("what wrangler answers", () => {
  const reading = (printed: string) => new WranglerD1({ d1: "remote" }, async () => printed).read("SELECT 1");

  it.each([
    ["You are not authenticated. Please run `wrangler login`.", "wrangler answered: You are not authenticated"],
    [
      '{"error":{"text":"no such table: enquiries: SQLITE_ERROR"}}',
      "npx wrangler d1 migrations apply DB --remote; then type this again",
    ],
    ['[{"success":false,"results":[]}]', "wrangler answered: ["],
    ['{"error":{"text":"database is locked: SQLITE_BUSY"}}', "D1: database is locked: SQLITE_BUSY. Try again; "],
  ])("%j is a failure that says why", (printed, why) => expect(reading(printed)).rejects.toThrow(why));
});
