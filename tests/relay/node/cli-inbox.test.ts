import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { fillDataFolder } from "../support/filled-store.ts";
import { enquiryRows } from "../support/rows.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { keys, openTerminal, type TerminalSession } from "../support/terminal.ts";

const sessions: TerminalSession[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.end();
});

const seeds = [
  { name: "Asha Patel", email: "asha@buyer.example", message: "We weigh salt by hand." },
  { name: "Ravi Shah", email: "ravi@buyer.example", message: "An app for our dairy." },
  { name: "Best Rank", email: "seo@rank.example", message: "Guest posts for you.", held: "selling" },
];

/** The inbox over a store with these enquiries, once it lists them. */
async function inbox() {
  const folder = await fillDataFolder(seeds);
  const terminal = openTerminal({ DATA_DIR: folder });
  sessions.push(terminal);
  const shows = (expected: string | RegExp) => expect.poll(terminal.text).toMatch(expected);
  const rows = () => enquiryRows(join(folder, "enquiries.sqlite"));
  const statusOf = (name: string) => rows().find((row) => row.name === name)?.status;
  /** Presses keys one after another, each after what the one before shows. */
  const walk = async (...steps: [key: string, shown: string | RegExp][]) => {
    for (const [key, shown] of steps) {
      terminal.press(key);
      await shows(shown);
    }
  };
  await shows(/2 queued, 1 held, 0 sent, 0 dead[\s\S]+Best Rank[\s\S]+Asha Patel/);
  return { ...terminal, shows, walk, rows, statusOf };
}

const menu = /What next\?[\s\S]+Delete/;

describe.skipIf(process.platform !== "linux")("The inbox, at a terminal,", () => {
  it("lists the newest first, shows one, marks it as answered and gives the address to reply to", async () => {
    const { walk, press, exited, raw } = await inbox();
    await walk(
      [keys.down, /● +\S+ +queued +Ravi Shah/],
      [keys.enter, /Status: +queued[\s\S]+An app for our dairy\.[\s\S]+What next\?/],
      [keys.down, /● Reply/],
      [keys.enter, /Write to mailto:ravi@buyer\.example\?subject=Re%3A%20Kutch%20IT%20enquiry%3A%20Ravi%20Shah/],
      [keys.down, /● Reply/],
      [keys.down, /● Mark as answered/],
      [keys.enter, /is marked as answered\.[\s\S]+What next\?[\s\S]+Take the mark/],
      [keys.escape, /queued, 1 held[\s\S]+answered +Ravi Shah/],
    );
    press(keys.escape);
    expect(await exited).toBe(0);
    expect(raw().lastIndexOf("\u001b[?2004l")).toBeGreaterThan(raw().lastIndexOf("\u001b[?2004h"));
  });

  it("searches by words", async () => {
    const { walk, text } = await inbox();
    await walk(["d", "d"], ["airy ravi", "ravi"], [keys.enter, "An app for our dairy."]);
    expect(text()).not.toContain("salt");
  });

  it("releases an enquiry held as suspected spam after the confirmation word is typed", async () => {
    const { walk, statusOf } = await inbox();
    const toRelease: Parameters<typeof walk> = [
      [keys.enter, menu],
      [keys.down, /● Reply/],
      [keys.down, /● Mark/],
      [keys.down, /● Release/],
      [keys.enter, /cannot be called back, and what[\s\S]+seo@rank\.example sends[\s\S]+passes[\s\S]+Type release:/],
    ];
    await walk(...toRelease, ["y", "y"], [keys.enter, "It stays held."]);
    expect(statusOf("Best Rank")).toBe("held");
    await walk(...toRelease.slice(1), ["release", "release"], [keys.enter, "will be delivered."]);
    expect(statusOf("Best Rank")).toBe("queued");
  });

  it("deletes by reference or address, only after confirmation", async () => {
    const { walk, rows } = await inbox();
    const reference =
      rows()
        .find(({ name }) => name === "Best Rank")
        ?.id.slice(0, 10) ?? "";
    const toDelete: Parameters<typeof walk> = [
      [keys.down, /● Reply/],
      [keys.down, /● Mark/],
      [keys.down, /● (Release|Delete)/],
    ];
    const question = /Delete for good\? Type \S+ for this one, or \S+ for\s+all\s+1\s+of\s+this\s+address:/;
    await walk([keys.enter, menu], ...toDelete, [keys.down, /● Delete/], [keys.enter, question]);
    await walk(["yes", "yes"], [keys.enter, "Nothing was deleted."]);
    await walk(...toDelete, [keys.down, /● Delete/], [keys.enter, question]);
    await walk([reference, reference], [keys.enter, /1 enquiry deleted\.[\s\S]+2 queued, 0 held/]);
    await walk([keys.enter, menu], ...toDelete, [keys.enter, question]);
    await walk(["RAVI@buyer.example", "RAVI"], [keys.enter, /1 enquiry deleted, with[\s\S]+1 queued, 0 held/]);
    expect(rows().map(({ name }) => name)).toEqual(["Asha Patel"]);
  });

  it("takes pasted text as input of the open field only, and never as a key press or Enter", async () => {
    const { walk, paste, press, shows, rows, statusOf } = await inbox();
    const before = rows();
    await walk([keys.enter, menu]);
    paste("jjj\nrelease\n");
    await walk([keys.down, /● Reply/], [keys.down, /● Mark/], [keys.down, /● Release/], [keys.enter, "Type release:"]);
    paste("release\n");
    await shows("release");
    // Without marks, as some terminals paste.
    press("x\ry\r");
    await shows(/release x y/);
    expect(statusOf("Best Rank")).toBe("held");
    await walk([keys.enter, "It stays held."]);
    expect(rows()).toEqual(before);
  });
});

it("without a terminal the newest enquiries are listed", async () => {
  const { code, said } = await runEnquiriesCli([], { DATA_DIR: await fillDataFolder(seeds) });
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^2 queued, 1 held, 0 sent, 0 dead\n\n\S+ .+ held .+Best Rank/),
  ]);
});
