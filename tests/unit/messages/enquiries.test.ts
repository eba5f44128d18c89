import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commands, usage, usageOf } from "../../../server/cli/commands.ts";
import { Inbox } from "../../../server/cli/inbox/inbox.ts";
import { deletionQuestion, releaseQuestion } from "../../../server/cli/inbox/questions.ts";
import { explained, openD1, openStore, takeStoreOptions } from "../../../server/cli/open-store.ts";
import { print, runProgram } from "../../../server/cli/program.ts";
import { filledStore } from "../../relay/support/filled-store.ts";
import { damageEnquiries } from "../../relay/support/sqlite-files.ts";
import { temporaryFolder } from "../../relay/support/temporary.ts";
import { Messages } from "../support/messages.ts";

const root = join(import.meta.dirname, "../../..");
const now = Date.UTC(2026, 10, 23, 6);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a program printed to either output. `process.exitCode`, which it sets, stays that of the tests. */
async function printed(work: () => Promise<void>): Promise<string> {
  let said = "";
  const write = (text: unknown) => {
    said += text;
    return true;
  };
  const [out, error] = [vi.spyOn(process.stdout, "write"), vi.spyOn(process.stderr, "write")];
  for (const output of [out, error]) output.mockImplementation(write as never);
  const { exitCode } = process;
  try {
    await work();
  } finally {
    process.exitCode = exitCode;
    for (const output of [out, error]) output.mockRestore();
  }
  return said;
}

/** A command on the store of a folder, as `npm run enquiries` runs it. */
const typedOn = (folder: string, words: string[]): Promise<string> =>
  printed(async () => {
    const [name = "", ...rest] = words;
    await runProgram(
      async () => {
        const { args, where } = takeStoreOptions(rest);
        const store =
          where === "folder" ? openStore(where, folder, { makes: name === "restore" }) : openD1(where, async () => "");
        try {
          return (await commands[name]?.run(args, { ...store, retentionDays: 365, print })) ?? 1;
        } catch (error) {
          throw where === "folder" ? explained(error, folder) : error;
        } finally {
          await store.close();
        }
      },
      () => usageOf(name),
    );
  });

/** The program itself, for what is said before a command begins. */
function typedInShell(words: string[], env: Record<string, string>, program = "enquiries"): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, `server/cli/${program}.ts`), ...words], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout + stderr;
}

const three = [
  {
    name: "Asha Patel",
    email: "asha@buyer.example",
    message: "We weigh salt by hand.",
    page: "/services",
    at: now - 900_000,
  },
  {
    name: "Ravi Shah",
    email: "ravi@buyer.example",
    message: "An app for our dairy.",
    language: "gu",
    at: now - 600_000,
  },
  { name: "Best Rank", email: "seo@rank.example", message: "Guest posts.", held: "selling", at: now - 300_000 },
] as const;

/** The ids of a store, in the order of arrival, which are other ones in each run. */
function idsOf(folder: string): string[] {
  const database = new DatabaseSync(join(folder, "enquiries.sqlite"));
  const ids = database.prepare("SELECT id FROM enquiries ORDER BY id").all();
  database.close();
  return ids.map(({ id }) => String(id));
}

/** A store with three enquiries, and how a command on it is added to messages that show neither its place nor its ids. */
async function storeFor(messages: Messages) {
  const folder = await filledStore(three);
  const ids = idsOf(folder);
  messages.rename(folder, "/var/lib/kutch-it");
  for (const [i, id] of ids.entries()) {
    messages.rename(id.slice(0, 10), `0mfak2${i}tsc`);
    messages.rename(id, `0mfak2${i}tsc0dbk4ct`);
  }
  const place = temporaryFolder("place");
  messages.rename(place, "/var/backups/kutch-it");
  const type = async (...words: string[]) => {
    const text = await typedOn(folder, words);
    messages.add(
      `npm run enquiries -- ${words.join(" ")}`,
      text
        .replace(/checksum \w+/g, "checksum 605869be9688d086")
        .replace(/\(E[A-Z]+: .+?\)/, "(EACCES: permission denied)"),
    );
  };
  const [asha = "", ravi = "", rank = ""] = ids;
  return { folder, place, type, asha, ravi, rank };
}

it("of reading", async () => {
  const messages = new Messages("npm run enquiries: reading");
  messages.add("npm run enquiries -- --help", usage());
  const empty = await filledStore([]);
  for (const words of [["list"], ["stats"], ["trusted"]])
    messages.add(`npm run enquiries -- ${words.join(" ")}, with an empty store`, await typedOn(empty, words));
  const { folder, type, asha } = await storeFor(messages);
  await type("list");
  await type("list", "--status", "lost");
  await type("list", "--limit", "all");
  await type("list", "--verbose");
  await type("show");
  await type("show", "9");
  await type("show", asha.slice(0, 1));
  await type("show", asha);
  await type("show", "seo@rank.example");
  await type("show", "nobody@buyer.example");
  await type("search");
  await type("search", "salt", "dairy");
  await type("stats");
  await type("export", "--format", "pdf");
  await type("list", "--d1", "both");
  await type("list", "--settings=");
  await type("list", "--persist-to", "x");
  const place = temporaryFolder("shell");
  messages.rename(place, "/srv/kutch-it");
  messages.add("npm run enquiries -- lsit", typedInShell(["lsit"], {}));
  messages.add("npm run enquiries, where no server has run", typedInShell([], { DATA_DIR: join(place, "absent") }));
  damageEnquiries(join(folder, "enquiries.sqlite"), `UPDATE enquiries SET received_at = 'x' WHERE id = '${asha}'`);
  messages.add(
    `npm run enquiries -- show ${asha}, when something in it cannot be read`,
    typedInShell(["show", asha], { DATA_DIR: folder }),
  );
  writeFileSync(join(place, "enquiries.sqlite"), "no database at all ".repeat(500));
  messages.add("npm run enquiries, with a store that is damaged", typedInShell([], { DATA_DIR: place }));
  await messages.compare("enquiries-reading.txt");
});

it("of changing and deleting", async () => {
  const messages = new Messages("npm run enquiries: changing and deleting");
  const { folder, type, asha, rank } = await storeFor(messages);
  await type("answered", asha);
  await type("answered", asha, "--undo");
  await type("resend", rank);
  await type("release", rank, asha);
  await type("release", rank);
  await type("release", rank);
  await type("trusted");
  await type("distrust");
  await type("distrust", "seo@rank.example");
  await type("distrust", "asha@buyer.example");
  await type("resend", rank);
  await type("resend", "--dead");
  await type("resend", asha, "--channel", "webhook");
  await type("resend", asha, "--channel", "post");
  await type("delete");
  await type("delete", rank);
  await type("delete", rank, "--yes");
  await type("delete", "asha@buyer.example");
  await type("delete", "asha@buyer.example", "--yes");
  await type("delete", "asha@buyer.example", "--yes");
  await type("purge");
  vi.setSystemTime(now + 40 * 86_400_000);
  await type("purge");
  await type("purge", "--clock-is-right");
  vi.setSystemTime(now);
  mkdirSync(join(folder, "unfinished-restore"));
  writeFileSync(join(folder, "unfinished-restore/notes.txt"), "mine");
  await type("purge", "--clock-is-right");
  await messages.compare("enquiries-changing.txt");
});

it("of backing up, restoring and bringing in", async () => {
  const messages = new Messages("npm run enquiries: backing up, restoring and bringing in");
  const { folder, place, type, asha } = await storeFor(messages);
  const file = join(place, "enquiries.sqlite");
  await type("backup");
  await type("backup", join(place, "absent/enquiries.sqlite"));
  await type("backup", place);
  await type("backup", "/proc/enquiries.sqlite");
  await type("backup", join(folder, "enquiries-copy.sqlite"));
  writeFileSync(join(place, "letter.txt"), "mine");
  await type("backup", join(place, "letter.txt"));
  await type("backup", file, "--d1", "remote");
  mkdirSync(`${file}.unfinished`);
  writeFileSync(join(`${file}.unfinished`, "mine"), "");
  await type("backup", file);
  await type("backup", join(place, "whole.sqlite"));

  const whole = join(place, "whole.sqlite");
  await type("restore");
  await type("restore", join(place, "absent.sqlite"));
  await type("restore", join(place, "letter.txt"));
  new DatabaseSync(join(place, "recipes.sqlite")).exec("CREATE TABLE recipes (name TEXT)");
  await type("restore", join(place, "recipes.sqlite"));
  copyFileSync(whole, join(place, "newer.sqlite"));
  const newer = new DatabaseSync(join(place, "newer.sqlite"));
  newer.exec("PRAGMA user_version = 999");
  newer.close();
  await type("restore", join(place, "newer.sqlite"));
  await type("delete", asha, "--yes");
  await type("restore", whole);
  await type("restore", whole, "--deleted", "--deliver");
  const fresh = join(place, "fresh");
  mkdirSync(fresh);
  messages.add(
    "npm run enquiries -- restore, into a store that is new",
    (await typedOn(fresh, ["restore", whole])).replace(/checksum \w+/g, "checksum 605869be9688d086"),
  );

  await type("import");
  await type("import", join(place, "absent.json"));
  await type("import", place);
  const json = join(place, "enquiries.json");
  for (const text of ['[{"id": "0m7', "{}", '[{"id": "0m7"}]']) {
    writeFileSync(json, text);
    await type("import", json);
  }
  writeFileSync(json, await typedOn(folder, ["export", "--format", "json"]));
  await type("import", json);
  expect(readFileSync(json, "utf8")).toContain("We weigh salt");
  await messages.compare("enquiries-backup.txt");
});

it("of the inbox", async () => {
  const messages = new Messages("npm run enquiries, in a terminal: the inbox");
  const { folder } = await storeFor(messages);
  const store = openStore("folder", folder, { makes: false });
  const inbox = new Inbox({ ...store, siteName: "Kutch IT", quit: () => undefined });
  await inbox.open();
  const press = async (when: string, ...keys: string[]) => {
    for (const key of keys)
      await inbox.press(
        key.length > 1 && key !== "seo@rank.example" ? { input: "", name: key } : { input: key, name: "" },
        20,
        0,
      );
    messages.add(when, inbox.view().note);
  };
  const [rank] = await store.records.list({ status: "held", limit: 1 });
  if (rank) {
    messages.add("l, on an enquiry that is held", releaseQuestion(rank));
    messages.add("d", deletionQuestion(rank, 2));
  }
  await press("t, on an enquiry of which nothing was released", "t");
  await press("l, then any key but y", "l", "n");
  await press("l, then y", "l", "y");
  await press("l, on an enquiry that is not held", "l");
  await press("t, on an enquiry that was released", "t");
  await press("t once more", "t");
  await press("a", "a");
  await press("a once more", "a");
  await press("d, then Esc", "d", "escape");
  await press("d, then x and Enter", "d", "x", "return");
  await press("/, then dairy and Enter", "/", "d", "a", "i", "r", "y", "return");
  await store.close();
  await messages.compare("enquiries-inbox.txt");
});

it("of the Worker's database, by wrangler", async () => {
  const messages = new Messages("npm run enquiries -- … --d1 remote");
  const answers: [string, string][] = [
    ["wrangler is not logged in", "You are not authenticated. Please run `wrangler login`."],
    ["wrangler prints nothing", ""],
    ["the migrations were not applied", '{"error":{"text":"no such table: enquiries: SQLITE_ERROR"}}'],
    ["D1 refuses a statement", '{"error":{"text":"too many requests queued"}}'],
  ];
  for (const [when, answer] of answers)
    await messages.refused(when, () => openD1({ d1: "remote" }, async () => answer).records.countByStatus());
  messages.add(
    "npm run enquiries -- delete ID --yes --d1 remote",
    openD1({ d1: "remote" }, async () => "").removeTraces(),
  );
  await messages.compare("enquiries-d1.txt");
});

it("of the visits' times", async () => {
  const messages = new Messages("npm run vitals");
  const folder = await filledStore([]);
  messages.rename(folder, "/var/lib/kutch-it");
  messages.add("npm run vitals -- --help", typedInShell(["--help"], {}, "vitals"));
  messages.add("npm run vitals", typedInShell([], { DATA_DIR: folder }, "vitals"));
  const wrong = typedInShell(["--since", "May"], { DATA_DIR: folder }, "vitals");
  messages.add("npm run vitals -- --since May", wrong.split("\n")[0] ?? "");
  await messages.compare("vitals.txt");
});
