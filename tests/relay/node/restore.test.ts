import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { storeFile } from "../../../server/relay/store/sqlite.ts";
import { runEnquiries } from "../support/command.ts";
import { send } from "../support/enquiries.ts";
import { filledStore } from "../support/filled-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { readDeliveries, readRows } from "../support/rows.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { damageEnquiries, queryValue } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { startWebhookSink } from "../support/webhook-sink.ts";

const newFile = () => join(temporaryFolder("backups"), "enquiries.sqlite");

/** Longer than the server's longest sleep: due enquiries would be in transit by then. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 6_000));

/** A store without mail, with enquiries of these people, and a backup of it. */
async function backedUp(...emails: string[]) {
  const host = await startNodeHost();
  const env = { DATA_DIR: host.dataDir };
  const run = (...args: string[]) => runEnquiries(args, env);
  for (const email of emails) await send(host.url, { from_email: email, message: `Of ${email}` });
  const file = newFile();
  expect((await run("backup", file)).code).toBe(0);
  await host.stop();
  return { dataDir: host.dataDir, file, run };
}

const emailsIn = (folder: string) => readRows(storeFile(folder)).map(({ email, status }) => `${email} ${status}`);

describe("who was deleted since the backup", () => {
  it("stays deleted by a restore into the same store and is mailed nothing, unless that is asked for", async () => {
    const { dataDir, file, run } = await backedUp("gone@buyer.example", "stays@buyer.example");
    const sink = await startSmtpSink();
    await run("delete", "gone@buyer.example", "--yes");
    const host = await startNodeHost({ dataDir, smtpPort: sink.port });
    try {
      const restored = await run("restore", file);
      expect([restored.code, restored.said]).toEqual([
        0,
        expect.stringMatching(/since the backup, and left out: 1 enquiry\. .+ restore \S+ --deleted\n/),
      ]);
      expect(emailsIn(dataDir).join()).toMatch(/^stays@buyer\.example \w+$/);
      expect((await run("restore", file, "--deleted")).said).toMatch(/held now, as .+: 1 enquiry\./);
      await pause();
      expect(emailsIn(dataDir)).toEqual(["gone@buyer.example held", "stays@buyer.example sent"]);
      expect(sink.mails.map(({ replyTo }) => replyTo?.[0]?.address)).toEqual(["stays@buyer.example"]);
    } finally {
      await host.stop();
      await sink.close();
    }
  });

  it("is told to be there again where the store is another, and is mailed nothing", async () => {
    const { file } = await backedUp("gone@buyer.example");
    const sink = await startSmtpSink();
    const host = await startNodeHost({ smtpPort: sink.port });
    try {
      await send(host.url, { from_email: "new@buyer.example" });
      const restored = await runEnquiries(["restore", file], { DATA_DIR: host.dataDir });
      expect(restored.said).toContain(
        "This store does not know who was deleted after the backup, so they are there again",
      );
      await pause();
      expect(emailsIn(host.dataDir)).toEqual(["gone@buyer.example held", "new@buyer.example sent"]);
      expect(sink.mails).toHaveLength(1);
    } finally {
      await host.stop();
      await sink.close();
    }
  });
});

describe("what waited in a backup, on a new machine,", () => {
  const webhook = (url: string) => ({ NOTIFY_URL: url, NOTIFY_FORMAT: "slack", NOTIFY_SERVICE: "Slack" });

  it("is told to nobody by mail or webhook until it is released", async () => {
    const [sink, hook] = [await startSmtpSink(), await startWebhookSink()];
    const first = await startNodeHost({ env: webhook("http://127.0.0.1:9/closed") });
    await send(first.url, { message: "Waiting" });
    const file = newFile();
    await runEnquiries(["backup", file], { DATA_DIR: first.dataDir });
    await first.stop();
    const host = await startNodeHost({ smtpPort: sink.port, env: webhook(hook.url) });
    const run = (...args: string[]) => runEnquiries(args, { DATA_DIR: host.dataDir });
    try {
      expect((await run("restore", file)).said).toMatch(
        /held now, as .+: 1 enquiry\. .+list --status held; .+release ID/,
      );
      await pause();
      expect([sink.mails.length, hook.received.length]).toEqual([0, 0]);
      expect((await run("list", "--status", "held")).said).toContain(
        "held (it waited in a backup that was brought back",
      );
      expect((await run("release", host.rows()[0]?.id ?? "")).code).toBe(0);
      await expect.poll(() => [sink.mails.length, hook.received.length], { timeout: 20_000 }).toEqual([1, 1]);
    } finally {
      await host.stop();
      await Promise.all([sink.close(), hook.close()]);
    }
  });

  it("is mailed at once with --deliver; a notification alone that waited is a dead letter without it", async () => {
    const { dataDir, file } = await backedUp("waits@buyer.example");
    const elsewhere = await filledStore([]);
    const { said } = await runEnquiries(["restore", file, "--deliver"], { DATA_DIR: elsewhere });
    expect(said).not.toContain("held");
    expect(emailsIn(elsewhere)).toEqual(["waits@buyer.example queued"]);

    const id = readRows(storeFile(dataDir))[0]?.id;
    damageEnquiries(
      storeFile(dataDir),
      `UPDATE enquiries SET status = 'sent'; INSERT INTO deliveries (enquiry_id, channel, queued_at, due_at) VALUES ('${id}', 'webhook', 1, 1)`,
    );
    const later = newFile();
    await runEnquiries(["backup", later], { DATA_DIR: dataDir });
    const third = await filledStore([]);
    expect((await runEnquiries(["restore", later], { DATA_DIR: third })).code).toBe(0);
    expect(readDeliveries(storeFile(third))).toMatchObject([
      { status: "dead", last_error: expect.stringMatching(/^restored: /) },
    ]);
  });
});

describe("a damaged enquiry", () => {
  it.each([["status = 'lost'"], ["phone = x'00ff'"], ["received_at = 9223372036854775000"]])(
    "with %s hinders neither backup nor restore: it is left out and named, and an older backup makes it whole",
    async (change) => {
      const DATA_DIR = await filledStore([{ message: "Whole" }, { message: "Damaged" }]);
      const [whole, damaged] = [newFile(), newFile()];
      expect((await runEnquiries(["backup", whole], { DATA_DIR })).code).toBe(0);
      damageEnquiries(storeFile(DATA_DIR), `UPDATE enquiries SET ${change} WHERE message = 'Damaged'`);
      const id = queryValue(storeFile(DATA_DIR), "SELECT id FROM enquiries WHERE message = 'Damaged'");
      expect((await runEnquiries(["backup", damaged], { DATA_DIR })).code).toBe(0);
      const elsewhere = await filledStore([]);
      const restored = await runEnquiries(["restore", damaged], { DATA_DIR: elsewhere });
      expect(restored).toMatchObject({
        code: 1,
        said: expect.stringContaining(`Damaged in the backup, and left out: enquiry ${id} (`),
      });
      expect(readRows(storeFile(elsewhere)).map(({ message }) => message)).toEqual(["Whole"]);
      expect((await runEnquiries(["restore", whole], { DATA_DIR })).code).toBe(0);
      expect(await runEnquiries(["list"], { DATA_DIR })).toMatchObject({
        code: 0,
        said: expect.not.stringContaining("damaged"),
      });
    },
  );
});
