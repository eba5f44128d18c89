import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCliOnD1 } from "../support/d1-commands.ts";
import { send, storedEnquiry } from "../support/enquiries.ts";
import { startNodeHost } from "../support/node-host.ts";
import { pollUntil } from "../support/poll-until.ts";
import { type CommandResult, runEnquiriesCli } from "../support/run-enquiries.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { temporaryFolder } from "../support/temp-folder.ts";
import { startWorkersHost } from "../support/workers-host.ts";
import { newD1Folder } from "../support/wrangler.ts";

type Row = { id: string; status: string };
type Exported = { file: string; rows: Row[]; checksum: string };

/** The content of an export, and its checksum. */
function kept({ said }: CommandResult): Exported {
  const file = join(temporaryFolder("export"), "enquiries.json");
  writeFileSync(file, said);
  return { file, rows: JSON.parse(said), checksum: createHash("sha256").update(said).digest("hex").slice(0, 16) };
}

const exportFrom = async (env: Record<string, string>): Promise<Exported> =>
  kept(await runEnquiriesCli(["export", "--format", "json"], env));

it("enquiries move from Node to D1 and back unchanged, and none is mailed twice", {
  timeout: 600_000,
}, async () => {
  await using sink = await startSmtpSink();
  const node = await startNodeHost({ smtpPort: sink.port });
  for (let i = 0; i < 60; i++)
    await send(node.url, {
      message: `${i} ${"long ".repeat(i * 30)} નમસ્તે "quoted" 'too' ?1\n`,
      submission_id: `draft-${i}`,
    });
  await send(node.url, { message: "Held", website: "x" });
  await expect.poll(() => node.rows().filter(({ status }) => status === "queued").length, { timeout: 60_000 }).toBe(0);
  sink.behave("reject");
  await send(node.url, { message: "Dead" });
  await expect.poll(() => node.rows().at(-1)?.status).toBe("dead");
  sink.behave("accept");
  await node.stop();
  const withoutMail = await startNodeHost({ dataDir: node.dataDir });
  await send(withoutMail.url, { message: "Waits for a mail server", submission_id: "waiting" });
  await withoutMail.stop();
  const [home, d1Dir] = [{ DATA_DIR: node.dataDir }, newD1Folder()];
  const before = await exportFrom(home);
  expect(before.rows).toHaveLength(63);

  const mute = await startWorkersHost({ dataDir: d1Dir });
  const first = await runCliOnD1(mute, "import", before.file);
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining("63 enquiries, of which 63 are new") });
  const there = kept(await runCliOnD1(mute, "export", "--format", "json"));
  await mute.stop();
  expect([there.rows.length, there.checksum]).toEqual([before.rows.length, before.checksum]);

  await using worker = await startWorkersHost({ dataDir: d1Dir, smtpPort: sink.port });
  const again = await runCliOnD1(worker, "import", before.file);
  expect(again.said).toContain("63 enquiries, of which 0 are new");
  // The visitor's browser retries what it sent to the other host.
  expect(await send(worker.url, { message: "Waits for a mail server", submission_id: "waiting" })).toEqual([200, "OK"]);
  expect(await send(worker.url, { message: "On the other host" })).toEqual([200, "OK"]);
  await pollUntil(worker, () => worker.rows().every(({ status }) => status !== "queued"));
  expect(worker.rows()).toHaveLength(64);
  const after = kept(await runCliOnD1(worker, "export", "--format", "json"));

  // Imports into the earlier folder, where this enquiry still waits. It was mailed meanwhile, and counts as mailed.
  const back = await runEnquiriesCli(["import", after.file], home);
  expect(back).toMatchObject({ code: 0, said: expect.stringContaining("64 enquiries, of which 1 are new") });
  const atHome = await exportFrom(home);
  expect([atHome.rows.length, atHome.checksum]).toEqual([after.rows.length, after.checksum]);
  console.log(
    `Node ${before.rows.length} ${before.checksum}, D1 ${there.rows.length} ${there.checksum}; D1 ${after.rows.length} ${after.checksum}, Node ${atHome.rows.length} ${atHome.checksum}`,
  );
  const states = (rows: Row[]) => rows.map(({ id, status }) => `${id} ${status}`);
  const waited = before.rows.filter(({ status }) => status === "queued").map(({ id }) => id);
  const others = before.rows.filter(({ id }) => !waited.includes(id));
  expect(states(atHome.rows)).toEqual(expect.arrayContaining(states(others)));

  const lastHost = await startNodeHost({ dataDir: node.dataDir, smtpPort: sink.port });
  expect(await send(lastHost.url, { message: "Home again" })).toEqual([200, "OK"]);
  await expect.poll(() => lastHost.rows().filter(({ status }) => status === "queued").length).toBe(0);
  await lastHost.stop();
  // Each host reports its own held enquiries and deliveries that were given up, under one id in a part of a day.
  const mailed = sink.messageIds().filter((id) => !id.startsWith("<held-"));
  expect(mailed).toHaveLength(new Set(mailed).size);
  expect(mailed).toHaveLength(63);
});

it("a Worker deletes mailed enquiries older than RETENTION_DAYS once a day and logs how many", async () => {
  const receivedAt = 1_700_000_000_000;
  const old = { ...storedEnquiry({ id: "0m7old", status: "sent", receivedAt }), fingerprint: "old" };
  const dead = { ...old, id: "0m7new", status: "dead", fingerprint: "new" };
  // Without a recent enquiry the present clock would count as a jump, and nothing would be deleted for a day.
  const recent = { ...dead, id: "0m7now", receivedAt: Date.now() - 60_000, fingerprint: "now" };
  const file = join(temporaryFolder("export"), "old.json");
  writeFileSync(file, JSON.stringify([old, dead, recent]));
  await using worker = await startWorkersHost({ env: { RETENTION_DAYS: "30" } });
  expect((await runCliOnD1(worker, "import", file)).code).toBe(0);
  for (let minute = 0; minute < 3; minute++) await worker.sweep();
  const lines = () => worker.output().match(/"event":"retention\.cleared","deleted":1,"olderThanDays":30/g) ?? [];
  await expect.poll(lines).toHaveLength(1);
  expect(worker.rows().map(({ id }) => id)).toEqual(["0m7new", "0m7now"]);
});
