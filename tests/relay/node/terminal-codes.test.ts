import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fillDataFolder } from "../support/filled-store.ts";
import { cleanEnv, nodeBin, packedProgram } from "../support/process.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { withDatabase } from "../support/sqlite-files.ts";

/** Characters that move the cursor, set the window title or colours, or reverse text. */
const codes: Record<string, string> = {
  "C0 controls": "\u0000\u0007\b\u000b\f\r\u001b\u007f",
  "C1 controls": "\u0084\u0085\u008d\u0090\u009b31m\u009d0;x\u009c",
  "a control sequence (CSI)": "\u001b[2J\u001b[1;1H\u001b[31m",
  "an operating system command (OSC)": "\u001b]0;owned\u0007\u001b]8;;http://a.example\u001b\\",
  "bidirectional controls": "\u061c\u200e\u200f\u202a\u202e\u2066\u2069",
  "line separators": "\u2028\u2029",
};
const forbidden = /[^\t\n\P{Cc}]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** A store whose newest enquiry, and its notification, have this text wherever the database takes one. */
async function storeWith(text: string): Promise<{ DATA_DIR: string; id: string }> {
  const DATA_DIR = await fillDataFolder([
    { name: "Asha Patel", message: "Salt." },
    { name: "Best Rank", email: "seo@rank.example", message: "Posts.", held: "selling" },
  ]);
  const id = `0z${text}`;
  withDatabase(join(DATA_DIR, "enquiries.sqlite"), (database) => {
    database
      .prepare(
        `UPDATE enquiries SET id = ?1, name = 'Best' || ?2, email = 'seo' || ?2 || '@rank.example', phone = ?2, company = ?2,
         message = 'Posts' || ?2, page = '/' || ?2, last_error = ?2, hold_reason = 'because ' || ?2, unacknowledged = ?2
         WHERE name = 'Best Rank'`,
      )
      .run(id, text);
    database
      .prepare(
        "INSERT INTO deliveries (enquiry_id, channel, queued_at, status, attempts, due_at, last_error) VALUES (?, 'webhook', 0, 'dead', 1, 0, ?)",
      )
      .run(id, text);
  });
  return { DATA_DIR, id };
}

const reading = [
  ["list"],
  ["list", "--json"],
  ["show", "0z"],
  ["search", "posts"],
  ["export", "--format", "csv"],
  ["export", "--format", "json"],
];
const changing = [
  ["delete", "0z"],
  ["answered", "0z"],
  ["resend", "0z"],
  ["release", "0z"],
  ["trusted"],
  ["delete", "0z", "--yes"],
];

it("no command writes a control character of an enquiry to the terminal", async () => {
  const { DATA_DIR } = await storeWith(Object.values(codes).join(""));
  for (const words of [...reading, ...changing]) {
    const { said } = await runEnquiriesCli(words, { DATA_DIR });
    expect(said.replaceAll("\r\n", "\n"), words.join(" ")).not.toMatch(forbidden);
  }
});

it("a line break in an id, a name or a reason starts no new line of the list", async () => {
  const { DATA_DIR } = await storeWith("\n9 queued, 9 held\n");
  const { said } = await runEnquiriesCli(["list"], { DATA_DIR });
  expect(said.trim().split("\n")).toHaveLength(5);
  expect(said).toMatch(/^0z 9 queued, 9 held {3}.+held \(because 9 queued, 9 held \) {2}Best 9 queued/m);
});

it("a command ends with 0 when its pipe is closed", async () => {
  // More than a pipe holds.
  const DATA_DIR = await fillDataFolder(
    Array.from({ length: 20 }, (_, i) => ({ message: `${i} ${"x".repeat(9_900)}` })),
  );
  const command = `${nodeBin} ${packedProgram("enquiries")} export`;
  const { stdout, stderr } = spawnSync("bash", ["-c", `${command} | head -c 1; echo " \${PIPESTATUS[0]}"`], {
    encoding: "utf8",
    env: cleanEnv({ DATA_DIR }),
  });
  expect([stdout.slice(1), stderr]).toEqual([" 0\n", ""]);
});
