import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { runEnquiries } from "../support/command.ts";
import { filledStore, type SeedEnquiry } from "../support/filled-store.ts";
import { readRows } from "../support/rows.ts";
import { withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { keys, openTerminal, type TerminalSession } from "../support/terminal.ts";

const sessions: TerminalSession[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.end();
});

const three: SeedEnquiry[] = [
  { name: "Asha Patel", email: "asha@buyer.example", message: "We weigh salt by hand.", page: "/services/salt" },
  {
    name: "Ravi Shah",
    email: "ravi@buyer.example",
    message: "An app for our dairy.",
    page: "/gu/contact",
    language: "gu",
  },
  { name: "Best Rank", email: "seo@rank.example", message: "Guest posts for you.", held: "selling" },
];

type Options = {
  seeds?: SeedEnquiry[];
  env?: Record<string, string>;
  columns?: number;
  rows?: number;
  dataDir?: string;
};

/** The inbox over a store with these enquiries, once it shows them. */
async function inbox({ seeds = three, env = {}, columns = 80, rows = 24, dataDir }: Options = {}) {
  const folder = dataDir ?? (await filledStore(seeds));
  const terminal = await openTerminal([], { env: { DATA_DIR: folder, ...env }, columns, rows });
  sessions.push(terminal);
  const shows = async (expected: string | RegExp) => {
    await expect.poll(terminal.text, { timeout: 15_000 }).toMatch(expected);
    // Keys within 25 ms of each other count as pasted text. A person who reads first is never that fast.
    await delay(30);
  };
  // The screen is empty for a moment while it is redrawn.
  const showsNo = (unexpected: string) => shows(new RegExp(`^(?!.*(?:${unexpected})).*\\S`, "s"));
  await shows(/\d queued, \d held[\s\S]+›/);
  return { ...terminal, folder, shows, showsNo, rowsThere: () => readRows(join(folder, "enquiries.sqlite")) };
}

/** A folder with a program in place of the system's opener. It records its argument. */
function fakeOpener(exitCode: number): { PATH: string; given: () => string } {
  const folder = temporaryFolder("opener");
  const note = join(folder, "given");
  writeFileSync(join(folder, "xdg-open"), `#!/bin/sh\nprintf %s "$1" > ${note}\nexit ${exitCode}\n`);
  chmodSync(join(folder, "xdg-open"), 0o755);
  return {
    PATH: `${folder}:${process.env.PATH}`,
    given: () => (existsSync(note) ? readFileSync(note, "utf8") : ""),
  };
}

describe.skipIf(process.platform !== "linux")("the inbox, in a terminal", () => {
  it("lists the newest first with state, name and words, says what the keys do, and reads one", async () => {
    const { lines, text, press, shows } = await inbox();
    await shows("2 queued, 1 held, 0 sent, 0 dead");
    const [held, ravi, asha] = lines().filter((line) => /Rank|Ravi|Asha/.test(line));
    expect(held).toMatch(/^› +\d{4}-\d\d-\d\d +held +Best Rank +Guest posts for you\.$/);
    expect(ravi).toMatch(/^ +\d{4}-\d\d-\d\d +queued +Ravi Shah +An app for our dairy\.$/);
    expect(asha).toMatch(/Asha Patel +We weigh salt by hand\.$/);
    for (const help of ["Enter read", "/ search", "l release", "d delete", "s statistics", "q quit"])
      expect(text()).toContain(help);
    press(keys.enter);
    await shows(/Held because: +it offers rankings, links/);
    press(keys.right);
    await shows(/Came from: +\/gu\/contact[\s\S]+An app for our dairy\./);
    press(keys.escape);
    await shows(/› +\S+ +queued +Ravi Shah/);
  });

  it("shows the day that it is in India", async () => {
    const { press, shows } = await inbox({ seeds: [{ name: "Asha Patel", at: Date.UTC(2026, 10, 22, 20, 15) }] });
    await shows(/› +2026-11-23 +queued +Asha Patel/);
    press(keys.enter);
    await shows("2026-11-23 01:45 IST");
  });

  it("narrows the list while words are typed, and looks through all that is stored", async () => {
    const { press, shows, showsNo } = await inbox();
    press("/");
    await shows("Type words");
    press("DAIRY ravi");
    await shows(/Search: DAIRY ravi/);
    await showsNo("Asha Patel");
    await shows("Ravi Shah");
    press(`${keys.backspace}x`);
    await shows("Nothing has all of these words");
    press(keys.backspace);
    await shows("Ravi Shah");
    press(keys.enter);
    await shows("1 found.");
    press(keys.escape);
    await shows("Asha Patel");
  });

  it("says what a release does, and releases what is held only then, whose address then passes", async () => {
    const { press, shows, rowsThere, folder } = await inbox();
    const held = () => rowsThere().find(({ name }) => name === "Best Rank")?.status;
    press("l");
    await shows(/Release it\?[\s\S]+mailed[\s\S]+seo@rank\.example sends from now on is not held/);
    press("n");
    await shows("It stays held.");
    expect(held()).toBe("held");
    press("l");
    await shows("Release it?");
    press("y");
    await shows("What seo@rank.example writes passes from now on");
    expect(held()).toBe("queued");
    expect((await runEnquiries(["trusted"], { DATA_DIR: folder })).said).toBe("seo@rank.example\n");
    press("l");
    await shows("It is not held but queued.");
  });

  it("undoes with t that an address passes, and takes that back too", async () => {
    const { press, shows, folder } = await inbox();
    const trusted = async () => (await runEnquiries(["trusted"], { DATA_DIR: folder })).said;
    press("t");
    await shows("Nothing of seo@rank.example was released");
    press("l");
    await shows("Release it?");
    press("y");
    await shows("passes from now on");
    press("t");
    await shows("What seo@rank.example writes is checked like anybody's.");
    expect(await trusted()).toMatch(/^No address is trusted yet\./);
    press("t");
    await shows("What seo@rank.example writes passes from now on");
    expect(await trusted()).toBe("seo@rank.example\n");
  });

  it("marks as answered, and not after all", async () => {
    const { press, shows, showsNo } = await inbox();
    press(keys.down);
    await shows(/› +\S+ +queued +Ravi/);
    press("a");
    await shows(/answered +Ravi Shah[\s\S]+Marked as answered\./);
    press("a");
    await shows("No longer marked as answered.");
    await showsNo("answered +Ravi Shah");
  });

  it("deletes one whose name, or all of an address that was typed, and nothing else", async () => {
    const { press, shows, showsNo, rowsThere } = await inbox({
      seeds: [...three, { name: "Best Rank", email: "SEO@rank.example", message: "Once more.", held: "selling" }],
    });
    const ask = async () => {
      press("d");
      await shows(/Delete for good\?[\s\S]+SEO@rank\.example for all, \d enquir/i);
    };
    const answer = async (typed: string) => {
      press(typed);
      await shows(`Delete: ${typed}▏`);
      press(keys.enter);
    };
    await ask();
    press(keys.escape);
    await shows("Nothing was deleted.");
    await showsNo("Delete for good");
    for (const wrong of ["y", "Best", "asha@buyer.example"]) {
      await ask();
      await answer(wrong);
      await shows(`Nothing was deleted: "${wrong}"`);
    }
    await ask();
    press(keys.enter);
    await shows('Nothing was deleted: ""');
    expect(rowsThere()).toHaveLength(4);

    await ask();
    await answer("best rank");
    await shows("1 deleted.");
    expect(rowsThere().map(({ message }) => message)).not.toContain("Once more.");
    await ask();
    await answer("seo@rank.example");
    await shows("1 deleted.");
    expect(rowsThere().map(({ name }) => name)).toEqual(["Asha Patel", "Ravi Shah"]);
  });

  it("takes a reference in place of a name that no keyboard has", async () => {
    const { press, shows, rowsThere } = await inbox({ seeds: [...three, { name: "\u200dRank <b>", message: "Odd." }] });
    const reference = rowsThere().at(-1)?.id.slice(0, 10) ?? "";
    press("d");
    await shows(`${reference} for this one`);
    press(reference);
    await shows(`Delete: ${reference}`);
    press(keys.enter);
    await shows("1 deleted.");
    expect(rowsThere()).toHaveLength(3);
  });

  it("hands a reply to the mail program, with the address and a subject", async () => {
    const { PATH, given } = fakeOpener(0);
    const { press, shows } = await inbox({ env: { PATH } });
    press("r");
    await shows("Your mail program was asked to write to seo@rank.example");
    expect(given()).toBe(
      "mailto:seo@rank.example?subject=Re%3A%20Kutch%20IT%20enquiry%3A%20Best%20Rank%3A%20Guest%20posts%20for%20you.",
    );
  });

  it("shows the address where no mail program opens", async () => {
    const { PATH } = fakeOpener(3);
    const { press, shows } = await inbox({ env: { PATH } });
    press("r");
    await shows("No mail program opened. Write to seo@rank.example");
  });

  it("counts by week, page and language", async () => {
    const { press, shows } = await inbox();
    press("s");
    await shows(/By week[\s\S]+\d{4}-\d\d-\d\d +\(1 held\)[\s\S]+\/gu\/contact[\s\S]+\/services\/salt/);
    await shows(/English[\s\S]+Gujarati/);
    press(keys.escape);
    await shows("Asha Patel");
  });

  const letter = "Dear all,\nkindest regards, Meera\nyd";

  it("does nothing of what is pasted, neither in the list nor before a question", async () => {
    const { press, paste, shows, rowsThere, raw } = await inbox();
    const before = rowsThere();
    paste(letter);
    await shows("Pasted text does nothing here.");
    press(keys.down);
    await shows(/› +\S+ +queued +Ravi/);
    press(keys.enter);
    await shows("Status:");
    paste(letter);
    await shows("Pasted text does nothing here.");
    press(keys.escape);
    await shows("Best Rank");
    press(keys.up);
    await shows(/› +\S+ +held/);
    press("l");
    await shows("Release it?");
    paste("y");
    await shows("Pasted text does nothing here.");
    press(keys.escape);
    await shows("It stays held.");
    press("d");
    await shows("Delete for good?");
    paste("Best Rank\n");
    await shows("Delete: Best Rank▏");
    press(keys.escape);
    await shows("Nothing was deleted.");
    expect(rowsThere()).toEqual(before);
    press("q");
    await expect.poll(raw).toContain("\u001b[?2004l");
  });

  it("does nothing of keys that come together, as a terminal without marks sends what is pasted", async () => {
    const { press, shows, rowsThere } = await inbox();
    const before = rowsThere();
    press("Kindest regards, Meera\ry");
    await shows("Several keys came at once");
    press(keys.down);
    await shows(/› +\S+ +queued +Ravi/);
    for (const key of "aldadly") press(key);
    press(keys.up);
    await shows(/› +\S+ +held +Best Rank/);
    press(keys.down);
    await shows(/› +\S+ +queued +Ravi/);
    press("d");
    await shows("Delete for good?");
    press("Ravi Shah\r");
    await shows("Delete: Ravi Shah▏");
    press(keys.escape);
    await shows("Nothing was deleted.");
    expect(rowsThere()).toEqual(before);
  });

  it("searches for text and Enter that come in one piece, and for what is pasted", async () => {
    const { press, paste, shows } = await inbox();
    press("/");
    await shows("Type words");
    press("dairy\r");
    await shows(/Search: dairy {2}\(1\)[\s\S]+1 found\./);
    press(keys.escape);
    await shows("Asha Patel");
    press("/");
    await shows("Type words");
    paste("weigh\nsalt\n");
    await shows(/Search: weigh salt▏ {2}\(1\)/);
  });

  it("leaves the terminal as it was, with q", async () => {
    const { press, exited, raw } = await inbox();
    press("q");
    expect(await exited).toBe(0);
    expect(raw().indexOf("\u001b[?1049h")).toBeGreaterThan(-1);
    expect(raw().indexOf("\u001b[?1049l")).toBeGreaterThan(raw().indexOf("\u001b[?1049h"));
    expect(raw().lastIndexOf("\u001b[?25h")).toBeGreaterThan(raw().lastIndexOf("\u001b[?25l"));
  });
});

describe.skipIf(process.platform !== "linux")("in any terminal", () => {
  const many = Array.from({ length: 60 }, (_, i) => ({
    name: `Person ${i}`,
    message: `Words of ${i}, and more of them`,
  }));

  it.each([
    [80, 24],
    [40, 24],
    [40, 10],
  ])("of %i columns and %i rows, list and help are whole, and the last can be reached", async (columns, rows) => {
    const { text, lines, press, shows } = await inbox({ seeds: many, columns, rows });
    await shows("Person 59");
    for (const help of ["↑↓ move", "Enter read", "a answered", "r reply", "d delete", "s statistics", "q quit"])
      expect(text()).toContain(help);
    expect(lines().every((line) => line.length <= columns)).toBe(true);
    press("\u001b[F");
    await shows(/› .*Person 0/);
    press(keys.enter);
    await shows("Status:");
    press("\u001b[F");
    await shows("Words of 0, and more of them");
  });

  it("that is made larger, a text that was scrolled comes back down", async () => {
    const { press, shows, resize } = await inbox({ seeds: many, columns: 40, rows: 10 });
    press(keys.enter);
    await shows("Status:");
    press("\u001b[F");
    await shows("Words of 59, and more of them");
    resize(80, 24);
    await shows(/Id: [\s\S]+Words of 59, and more of them/);
  });

  it("that is made narrower, it follows", async () => {
    const { lines, resize, shows } = await inbox();
    await shows(/\d{4}-\d\d-\d\d/);
    resize(40, 24);
    await shows(/^(?!.*\d{4}-\d\d-\d\d)(?=.*Asha Patel)(?=.*s statistics).*q quit/s);
    expect(lines().every((line) => line.length <= 40)).toBe(true);
  });

  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const colour = /\u001b\[(?:[\d;]*;)?(?:3[0-8]|4[0-8]|9[0-7])(?:;[\d;]*)?m/;

  it("with NO_COLOR there is no colour, and otherwise there is", async () => {
    const plain = await inbox({ env: { NO_COLOR: "1" } });
    await plain.shows("Best Rank");
    plain.press(keys.down);
    await plain.shows(/› +\S+ +queued/);
    expect(plain.raw()).not.toMatch(colour);
    const coloured = await inbox({ env: { FORCE_COLOR: "1" } });
    coloured.press(keys.down);
    await coloured.shows(/› +\S+ +queued/);
    expect(coloured.raw()).toMatch(colour);
  });

  it("nothing that a stranger wrote steers it or turns its text round", async () => {
    const dataDir = await filledStore(three);
    const hostile = "\u001b]0;owned\u0007\u009b31m\u202egnp.exe\u2066\u001b[2J\u0000\tend";
    withDatabase(join(dataDir, "enquiries.sqlite"), (database) =>
      database
        .prepare(
          "UPDATE enquiries SET name = ?1, email = ?1, company = ?1, message = ?1, page = ?1 WHERE name = 'Best Rank'",
        )
        .run(hostile),
    );
    const { press, shows, raw } = await inbox({ dataDir });
    await shows(/held +.*owned/);
    press(keys.enter);
    await shows(/Name: .*owned/);
    press(keys.escape);
    await shows("Enter read");
    press("d");
    await shows(/Delete for good\?[\s\S]+owned/);
    press(keys.escape);
    await shows("Enter read");
    press("s");
    await shows("By week");
    for (const forbidden of ["\u001b]0;", "\u0007", "\u009b", "\u202e", "\u2066", "\u0000"])
      expect(raw().includes(forbidden), JSON.stringify(forbidden)).toBe(false);
    expect(raw()).toContain("owned");
  });
});

it("without a terminal the newest are listed, as they are for programs", async () => {
  const DATA_DIR = await filledStore(three);
  const { code, said } = await runEnquiries([], { DATA_DIR });
  expect(code).toBe(0);
  expect(said).toMatch(/^2 queued, 1 held, 0 sent, 0 dead\n\n\S+ .+ held \(it offers rankings.+\) {2}Best Rank/);
});
