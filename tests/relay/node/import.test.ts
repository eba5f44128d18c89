import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runEnquiries } from "../support/command.ts";
import { send } from "../support/enquiries.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

it("what was mailed on the other host is not mailed again, though this one was killed while it tried", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const killed = await startNodeHost({ smtpPort: (silent.address() as AddressInfo).port });
  await send(killed.url, { message: "Tried here, mailed there" });
  await expect.poll(() => killed.rows()[0]?.attempts, { timeout: 20_000 }).toBe(1);
  await killed.kill();
  silent.close();

  const home = { DATA_DIR: killed.dataDir };
  const [enquiry] = JSON.parse((await runEnquiries(["export", "--format", "json"], home)).said);
  expect(enquiry).toMatchObject({ status: "queued", attempts: 1 });
  const file = join(temporaryFolder("export"), "enquiries.json");
  writeFileSync(file, JSON.stringify([{ ...enquiry, status: "sent", sentAt: enquiry.receivedAt + 1_000 }]));
  expect(await runEnquiries(["import", file], home)).toMatchObject({ code: 0 });

  // The lease of the killed attempt has ended.
  withDatabase(join(killed.dataDir, "enquiries.sqlite"), (store) => store.exec("UPDATE enquiries SET due_at = 0"));
  const sink = await startSmtpSink();
  const host = await startNodeHost({ dataDir: killed.dataDir, smtpPort: sink.port });
  await send(host.url, { message: "Of today" });
  await expect.poll(() => host.rows().map(({ status }) => status), { timeout: 20_000 }).toEqual(["sent", "sent"]);
  await host.stop();
  expect(sink.mails.map(({ text }) => /Of today|Tried here/.exec(text ?? "")?.[0])).toEqual(["Of today"]);
  await sink.close();
});
