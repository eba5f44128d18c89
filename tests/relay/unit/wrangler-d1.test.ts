import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { purge, release, resend } from "../../../server/cli/change-commands.ts";
import type { Command, CommandContext } from "../../../server/cli/command.ts";
import { deleteFor } from "../../../server/cli/person-commands.ts";
import { exportAll, list, show } from "../../../server/cli/read-commands.ts";
import { type RunWrangler, sqlLiteral, WranglerD1, withValues } from "../../../server/cli/wrangler-d1.ts";
import { migrate } from "../../../server/relay/store/migrate.ts";
import { Notes } from "../../../server/relay/store/notes.ts";
import { Records } from "../../../server/relay/store/records.ts";
import { firstReleaseFolder } from "../support/first-release.ts";

describe("a value in a statement for D1", () => {
  const select = (literal: string) =>
    Object.values(new DatabaseSync(":memory:").prepare(`SELECT ${literal}`).get() ?? {});

  it.each([
    "",
    "asha@buyer.example",
    'O\'Brien "the" `buyer`',
    "'; DROP TABLE enquiries; --",
    "a ? b ?1 $x :y",
    "line\nbreak\r\n\ttab /* comment */ -- and more",
    "$(touch x) `id` %PATH% \\",
    "nul \u0000 inside",
    "નમસ્તે 👋 \u202e",
  ])("%j comes out of SQLite as it went in", (text) => {
    expect(select(sqlLiteral(text))).toEqual([text]);
    expect(sqlLiteral(text)).toMatch(/^CAST\(X'[0-9a-f]*' AS TEXT\)$/);
  });

  it.each([0, -1, 1_740_976_264_000, Number.MAX_SAFE_INTEGER])("%d stays the number", (number) =>
    expect(select(sqlLiteral(number))).toEqual([number]),
  );

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

/** Answers as wrangler does, from the first release's rows in the tables of today. */
function fakeWrangler(): { run: RunWrangler; runs: string[][]; database: DatabaseSync } {
  const file = join(firstReleaseFolder(), "enquiries.sqlite");
  const database = new DatabaseSync(file);
  migrate(database, file);
  const runs: string[][] = [];
  const run: RunWrangler = async (args) => {
    runs.push(args);
    try {
      const results = database.prepare(args.at(-1) ?? "").all();
      return JSON.stringify([{ results, success: true, meta: { duration: 0 } }], null, 2);
    } catch (error) {
      return JSON.stringify({ error: { text: `${(error as Error).message}: SQLITE_ERROR` } }, null, 2);
    }
  };
  return { run, runs, database };
}

describe("every command, with --d1 remote,", () => {
  const { run, runs, database } = fakeWrangler();
  let said = "";
  const context: CommandContext = {
    records: new Records(new WranglerD1({ d1: "remote" }, run)),
    notes: new Notes(new WranglerD1({ d1: "remote" }, run)),
    folder: null,
    retentionDays: 30,
    removeTraces: () => "",
    print: async (text) => {
      said += text;
    },
  };
  const tell = async (command: Command, ...args: string[]) => {
    said = "";
    return [await command(args, context), said];
  };
  const statusOf = (id: string) => database.prepare("SELECT status FROM enquiries WHERE id = ?").get(id)?.status;

  it("reads", async () => {
    expect(await tell(list)).toEqual([
      0,
      expect.stringMatching(/^7 queued, 3 held, 3 sent, 2 dead\n\n0m7skum2okcvz7x9d /),
    ]);
    expect(await tell(show, "0m7sklft")).toEqual([
      0,
      expect.stringMatching(/Held because: +a field that people cannot see was filled in/),
    ]);
    const [, json] = await tell(exportAll, "--format", "json");
    expect(JSON.parse(String(json))).toHaveLength(15);
    expect((await tell(exportAll))[1]).toContain('"Bhavin Joshi"');
  });

  it("decides", async () => {
    expect(await tell(release, "0m7sklftsc0dbk4ct")).toEqual([
      0,
      expect.stringMatching(/^0m7sklftsc0dbk4ct will be delivered\. What hiren@buyer\.example writes passes/),
    ]);
    expect(statusOf("0m7sklftsc0dbk4ct")).toBe("queued");
    expect(await tell(resend, "0m7skbcegrd417d7h")).toEqual([0, "0m7skbcegrd417d7h will be delivered again.\n"]);
    expect(await tell(resend, "--dead")).toEqual([0, "2 enquiries will be delivered again.\n"]);
  });

  it("deletes", async () => {
    expect(await tell(deleteFor, "ESHA@buyer.example", "--yes")).toEqual([
      0,
      expect.stringMatching(/^2 enquiries deleted, with /m),
    ]);
    expect((await tell(purge, "--clock-is-right"))[1]).toBe(
      "Deleted 2 enquiries: sent or answered, and received more than 30 days ago.\n",
    );
  });

  it("runs wrangler against the deployed database, a statement a run, and asks for JSON", () => {
    for (const args of runs)
      expect(args.slice(0, -1)).toEqual(["d1", "execute", "DB", "--remote", "--json", "--yes", "--command"]);
  });
});

describe("what wrangler answers", () => {
  const reading = (printed: string) => new WranglerD1({ d1: "remote" }, async () => printed).read("SELECT 1");

  it.each([
    ["You are not authenticated. Please run `wrangler login`.", "wrangler answered: You are not authenticated"],
    ["", "wrangler answered: nothing"],
    [
      '{"error":{"text":"no such table: enquiries: SQLITE_ERROR"}}',
      "npx wrangler d1 migrations apply DB --remote; then type this again",
    ],
    ['[{"success":false,"results":[]}]', "wrangler answered: ["],
  ])("%j is a failure that says why", (printed, why) => expect(reading(printed)).rejects.toThrow(why));
});

describe("a database that another program has to itself", () => {
  const locked = ["internal error; reference = 6t46d8br6f0knfce1pm7mbgh", "database is locked: SQLITE_BUSY"];
  const fail = (text: string) => JSON.stringify({ error: { text } });

  function reading(d1: "local" | "remote", printed: string[]) {
    const left = [...printed];
    const run: RunWrangler = async () => left.shift() ?? JSON.stringify([{ success: true, results: [{ one: 1 }] }]);
    return { rows: new WranglerD1({ d1 }, run).read("SELECT 1 AS one"), left };
  }

  it("is asked again on this machine", async () =>
    expect(await reading("local", locked.map(fail)).rows).toEqual([{ one: 1 }]));

  it("is given up after five tries, with what to do", async () => {
    const { rows, left } = reading("local", Array(6).fill(fail("database is locked: SQLITE_BUSY")));
    await expect(rows).rejects.toThrow(
      "D1: database is locked: SQLITE_BUSY. Another program may have the database to itself: stop it, then try again.",
    );
    expect(left).toHaveLength(1);
  });

  it("is no reason to ask Cloudflare again, nor is a mistake in the statement", async () => {
    await expect(reading("remote", locked.map(fail)).rows).rejects.toThrow("D1: internal error");
    await expect(reading("local", [fail("no such table: enquiries: SQLITE_ERROR")]).rows).rejects.toThrow(
      "D1: no such",
    );
  });
});
