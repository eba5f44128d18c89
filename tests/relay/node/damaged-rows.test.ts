import { describe, expect, it } from "vitest";
import { storeFile } from "../../../server/relay/store/sqlite.ts";
import { runEnquiries } from "../support/command.ts";
import { filledStore } from "../support/filled-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { readRows } from "../support/rows.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { damageEnquiries, queryValue } from "../support/sqlite-files.ts";

/** How a fault may change a column, and the name of the column for the owner. */
const faults: [change: string, column: string][] = [
  ["status = 'lost'", "status"],
  ["phone = x'00ff'", "phone"],
  ["language = NULL", "language"],
  ["received_at = 9223372036854775000", "receivedAt"],
  ["received_at = 'noon'", "receivedAt"],
  ["attempts = NULL", "attempts"],
];

/** A DATA_DIR with three enquiries of two people. The second is damaged. */
async function damagedStore(change: string): Promise<{ DATA_DIR: string; id: string }> {
  const DATA_DIR = await filledStore([
    { name: "Asha", email: "asha@buyer.example", message: "Salt, by hand" },
    { name: "Ravi", email: "ravi@buyer.example", message: "Milk, by night" },
    { name: "Asha", email: "asha@buyer.example", message: "Salt, by ship" },
  ]);
  damageEnquiries(storeFile(DATA_DIR), `UPDATE enquiries SET ${change} WHERE name = 'Ravi'`);
  return { DATA_DIR, id: String(queryValue(storeFile(DATA_DIR), "SELECT id FROM enquiries WHERE name = 'Ravi'")) };
}

const typed = "enquiries\\.mjs";

/** A command's message about the damaged enquiry. */
const naming = (id: string, column: string) =>
  new RegExp(
    `Enquiry ${id} is damaged: ${column} cannot be read[\\s\\S]+${typed} show ${id}\\n[\\s\\S]+${typed} delete ${id} --yes`,
  );

describe.each(faults)("of three enquiries of which one has %s,", (change, column) => {
  it("the commands show and export the others, name that one and end with 1, and delete it", async () => {
    const { DATA_DIR, id } = await damagedStore(change);
    const run = (...args: string[]) => runEnquiries(args, { DATA_DIR });
    const named = naming(id, column);
    const listed = await run("list");
    expect([listed.code, listed.said]).toEqual([1, expect.stringMatching(named)]);
    expect(listed.said).toMatch(/ship[\s\S]+damaged[\s\S]+Milk, by night[\s\S]+Salt, by hand/);
    const exported = await run("export", "--format", "csv");
    expect([exported.code, exported.said]).toEqual([1, expect.stringMatching(named)]);
    expect(exported.said).toMatch(/by ship[\s\S]+by hand/);
    expect(exported.said).not.toContain("Milk");
    expect(await run("show", id)).toMatchObject({
      code: 1,
      said: expect.stringMatching(new RegExp(`Damaged: +${column}[\\s\\S]+Milk, by night`)),
    });
    expect(await run("delete", id, "--yes")).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^1 enquiry deleted\.$/m),
    });
    expect((await run("list")).code).toBe(0);
    expect(readRows(storeFile(DATA_DIR)).map(({ message }) => message)).toEqual(["Salt, by hand", "Salt, by ship"]);
  });

  it("the server mails the others at once", async () => {
    const { DATA_DIR } = await damagedStore(change);
    const sink = await startSmtpSink();
    const host = await startNodeHost({ dataDir: DATA_DIR, smtpPort: sink.port });
    const sent = () =>
      Number(queryValue(storeFile(DATA_DIR), "SELECT count(*) FROM enquiries WHERE name = 'Asha' AND status = 'sent'"));
    try {
      await expect.poll(sent, { timeout: 20_000 }).toBe(2);
      expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
      expect(host.output()).not.toMatch(/"delivery\.failed"|"retention\.failed"/);
    } finally {
      await host.stop();
      await sink.close();
    }
  });
});

it("every other command tells of it where it meets it, and of nothing else", async () => {
  const { DATA_DIR, id } = await damagedStore("phone = x'00ff'");
  const run = (...args: string[]) => runEnquiries(args, { DATA_DIR });
  const named = naming(id, "phone");
  expect(await run("search", "milk")).toMatchObject({ code: 1, said: expect.stringMatching(named) });
  expect(await run("search", "ship")).toMatchObject({ said: expect.stringContaining("Salt, by ship") });
  expect(await run("show", "asha@buyer.example")).toMatchObject({ code: 0 });
  expect(await run("show", "ravi@buyer.example")).toMatchObject({ code: 1, said: expect.stringMatching(named) });
  expect(await run("stats")).toMatchObject({ code: 0, said: expect.stringMatching(/^By week/) });
  expect(await run("trusted")).toMatchObject({ code: 0 });
  expect(await run("delete", id)).toMatchObject({ code: 2, said: expect.stringContaining("Nothing was deleted.") });
});
