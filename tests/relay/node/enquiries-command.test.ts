import { describe, expect, it } from "vitest";
import { commands } from "../../../server/cli/command-table.ts";
import { send } from "../support/enquiries.ts";
import { fillDataFolder } from "../support/filled-store.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { sharedHost, sharedSmtpSink } from "../support/shared-servers.ts";
import { filesContaining } from "../support/sqlite-files.ts";

const sink = sharedSmtpSink();
const host = sharedHost(() => ({ smtpPort: sink.port }));

/** Runs the command while the server runs. */
const enquiries = (args: string[], env: Record<string, string> = {}) =>
  runEnquiriesCli(args, { DATA_DIR: host.dataDir, ...env });

const json = async (...args: string[]) => JSON.parse((await enquiries([...args, "--json"])).said);
const rowSaying = (message: string) => host.rows().find((row) => row.message === message);
const statusOf = (message: string) => rowSaying(message)?.status;
const idOf = (message: string) => rowSaying(message)?.id ?? "";
const sent = (message: string) => expect.poll(() => statusOf(message)).toBe("sent");

describe("the command enquiries, when it reads,", () => {
  it("lists the newest enquiries first, as text and as JSON", async () => {
    await send(host.url, { message: "Older" });
    await send(host.url, { message: "Newer\u001b[31m" });
    await Promise.all([sent("Older"), sent("Newer[31m")]);
    const { code, said } = await enquiries([]);
    expect([code, said.indexOf("Newer") < said.indexOf("Older")]).toEqual([0, true]);
    expect(said).toMatch(/^0 queued, 0 held, 2 sent, 0 dead\n\n/);
    const listed = await json();
    expect(listed).toMatchObject([{ message: "Newer[31m", status: "sent" }, { message: "Older" }]);
    expect(await json("list", "--limit", "1")).toHaveLength(1);
    expect(await json("list", "--status", "dead")).toEqual([]);
  });

  it("shows an enquiry by a prefix of its id", async () => {
    const id = idOf("Older");
    const { code, said } = await enquiries(["show", id]);
    expect(code).toBe(0);
    expect(said).toMatch(
      /^Id: +\S+\nReceived: .+ IST\nStatus: +sent\n[\s\S]+E-mail: +asha@buyer\.example\n[\s\S]+\n\nOlder\n$/,
    );
    expect(await json("show", id.slice(0, -1))).toMatchObject({ id });
    expect(await enquiries(["show", id.slice(0, 3)])).toMatchObject({
      code: 1,
      said: expect.stringContaining("Several enquiries begin with"),
    });
    expect(await enquiries(["show", "nope"])).toEqual({
      code: 1,
      said: expect.stringMatching(/^There is no enquiry whose id begins with nope\. list shows/),
    });
  });

  it("shows times and searches dates in Indian time", async () => {
    const at = Date.UTC(2026, 10, 30, 20, 15);
    const DATA_DIR = await fillDataFolder([{ email: "late@buyer.example", message: "At night", at }]);
    const said = async (...args: string[]) => (await enquiries(args, { DATA_DIR })).said;
    expect(await said("list")).toMatch(/ {2}2026-12-01 01:45 IST {2}queued/);
    expect(await said("search", "2026-12-01")).toContain("At night");
    expect(await said("show", "late@buyer.example")).toMatch(
      /Received: +2026-12-01 01:45 IST\n[\s\S]+received on 2026-12-01\./,
    );
  });

  it("exports CSV in which a formula is text, and JSON that can be read back", async () => {
    await send(host.url, { message: "By telephone", phone: "079 2657 1234" });
    const attack = '=HYPERLINK("http://evil.example","x")';
    await send(host.url, {
      message: attack,
      from_name: "+1+1",
      company: "@SUM(A1)",
      phone: "-2",
      from_email: "=1@x.example",
    });
    const csv = (await enquiries(["export", "--format", "csv"])).said;
    // A number keeps its leading zero and its plus.
    for (const cell of [`"'079 2657 1234"`, `"'+91 98765 43210"`]) expect(csv).toContain(cell);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    for (const cell of ['"\'+1+1"', '"\'@SUM(A1)"', '"\'-2"', '"\'=1@x.example"']) expect(csv).toContain(cell);
    for (const line of csv.split("\r\n")) expect(line).not.toMatch(/(^|,)"?[=+\-@\t]/);
    const all = JSON.parse((await enquiries(["export", "--format", "json"])).said);
    expect(all[0]).toMatchObject({ message: attack, name: "+1+1" });
    expect(all).toHaveLength(host.rows().length);
  });
});

describe("the command enquiries, when it changes a status,", () => {
  it("releases an enquiry held as suspected spam, which the running server then delivers", async () => {
    await send(host.url, { message: "Held for eyes", website: "x" });
    expect(statusOf("Held for eyes")).toBe("held");
    expect(await enquiries(["list", "--status", "held"])).toMatchObject({
      said: expect.stringContaining("held (a field that people cannot see was filled in)"),
    });
    expect((await enquiries(["resend", idOf("Held for eyes")])).code).toBe(1);
    expect((await enquiries(["release", idOf("Held for eyes")])).code).toBe(0);
    await sent("Held for eyes");
    expect((await enquiries(["release", idOf("Held for eyes")])).code).toBe(1);
  });

  it("trusts the sender's address of a released enquiry, until it is distrusted or deleted", async () => {
    const [email, address] = ["Taught@buyer.example", "taught@BUYER.example"];
    const suspect = async (message: string) => {
      await send(host.url, { message, from_email: email, website: "x" });
      return statusOf(message);
    };
    expect(await suspect("Taught 1")).toBe("held");
    await enquiries(["release", idOf("Taught 1")]);
    expect(await suspect("Taught 2")).not.toBe("held");
    await send(host.url, { message: "Of another address", from_email: "other@buyer.example", website: "x" });
    expect(statusOf("Of another address")).toBe("held");
    expect((await enquiries(["trusted"])).said).toContain("taught@buyer.example\n");

    expect((await enquiries(["distrust", address])).code).toBe(0);
    expect((await enquiries(["distrust", address])).code).toBe(1);
    expect(await suspect("Taught 3")).toBe("held");

    await enquiries(["release", idOf("Taught 3")]);
    expect(await suspect("Taught 4")).not.toBe("held");
    expect((await enquiries(["delete", address, "--yes"])).said).toMatch(/^4 enquiries deleted, with /m);
    expect((await enquiries(["trusted"])).said).not.toContain("taught");
    expect(await suspect("Taught 5")).toBe("held");
    await enquiries(["delete", address, "--yes"]);
  });

  it("marks an enquiry as answered and unmarks it", async () => {
    const id = idOf("Older");
    expect((await enquiries(["answered", id])).said).toBe(`${id} is marked as answered.\n`);
    expect((await enquiries(["show", id])).said).toMatch(/^Answered: +\d{4}/m);
    expect((await enquiries(["answered", id, "--undo"])).code).toBe(0);
    expect((await enquiries(["show", id])).said).not.toContain("Answered:");
  });

  it("sends a dead letter again, one or all of them", async () => {
    sink.behave("reject");
    await send(host.url, { message: "Dead one" });
    await send(host.url, { message: "Dead two" });
    await expect.poll(() => [statusOf("Dead one"), statusOf("Dead two")]).toEqual(["dead", "dead"]);
    sink.behave("accept");
    expect((await enquiries(["resend", idOf("Dead one")])).code).toBe(0);
    await sent("Dead one");
    const both = await enquiries(["resend", "--dead", idOf("Dead two")]);
    expect([both.code, both.said]).toEqual([2, expect.stringContaining("an ID or --dead, not both.")]);
    expect(await enquiries(["resend", "--dead"])).toEqual({ code: 0, said: "1 enquiry will be delivered again.\n" });
    await sent("Dead two");
  });
});

describe("the command enquiries, when it deletes,", () => {
  it("deletes all data of one person, without a trace in the files", async () => {
    await send(host.url, { message: "Forget-me-please-1", from_email: "Gone@Buyer.example" });
    await send(host.url, { message: "Forget-me-please-2", from_email: "gone@buyer.example" });
    await Promise.all([sent("Forget-me-please-1"), sent("Forget-me-please-2")]);
    const others = host.rows().length - 2;
    const asked = await enquiries(["delete", "gone@buyer.example"]);
    expect(asked.code).toBe(2);
    expect(asked.said).toMatch(
      /Forget-me-please-2\n.+Forget-me-please-1\n2 enquiries of gone@buyer\.example\.\nNothing was deleted\. Add --yes to delete it for good/,
    );
    expect(host.rows()).toHaveLength(others + 2);
    const shown = await enquiries(["show", "GONE@buyer.example"]);
    expect(shown.code).toBe(0);
    expect(shown.said).toMatch(
      /Forget-me-please-2[\s\S]+Forget-me-please-1[\s\S]+\n2 enquiries of GONE@buyer\.example\. /,
    );
    expect(shown.said).toMatch(
      /To tell the person[\s\S]+stores 2 enquiries of yours, received on [\d-]+\. With each: your name, /,
    );
    expect(await json("show", "gone@buyer.example")).toMatchObject([
      { message: "Forget-me-please-2", deliveries: [] },
      { message: "Forget-me-please-1" },
    ]);
    const deleted = await enquiries(["delete", "GONE@buyer.example", "--yes"]);
    expect(deleted.code).toBe(0);
    expect(deleted.said).toMatch(
      /^\S+ .+Forget-me-please-2\n.+\n2 enquiries of .+\n2 enquiries deleted, with [\s\S]+your mailbox \(search it for GONE@buyer\.example\)/,
    );
    expect(deleted.said).toMatch(/To tell the person[\s\S]+deleted from our site's store, 2 enquiries in all\./);
    expect(host.rows()).toHaveLength(others);
    for (const command of [["show"], ["delete", "--yes"]]) {
      const again = await enquiries([...command, "gone@buyer.example"]);
      expect([again.code, again.said]).toEqual([
        1,
        expect.stringMatching(/^(0 enquiries of|Nothing is stored under) gone@/),
      ]);
    }
    expect(filesContaining(host.dataDir, "Forget-me-please")).toEqual({});
  });
});

describe("the command enquiries, used wrongly,", () => {
  it.each([
    [["nonsense"], 'There is no command "nonsense".'],
    [["list", "--status", "lost"], '--status is "lost". It should be one of: queued, held, sent, dead.'],
    [["show"], "Which enquiry? Give its id."],
  ])("%j prints the reason and names --help", async (args, why) => {
    const { code, said } = await enquiries(args);
    expect(code).toBe(2);
    expect(said).toContain(why);
    expect(said.trim().split("\n").length, said).toBeLessThanOrEqual(5);
    expect(said).toMatch(/enquiries\.mjs --help {2}for all commands\n$/);
  });

  it("names each command in its help", async () => {
    const { code, said } = await enquiries(["--help"]);
    expect(code).toBe(0);
    for (const name of Object.keys(commands)) expect(said).toMatch(new RegExp(`^ {6}${name}\\b`, "m"));
  });
});
