import { expect, it } from "vitest";
import { databaseFile } from "../../../server/relay/store/sqlite.ts";
import { fillDataFolder } from "../support/filled-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { damageEnquiries, queryValue } from "../support/sqlite-files.ts";

it("a damaged enquiry stops no other mail, is named by the commands, and can be deleted", async () => {
  const DATA_DIR = await fillDataFolder([{ message: "Salt" }, { message: "Milk" }, { message: "Rice" }]);
  const file = databaseFile(DATA_DIR);
  damageEnquiries(file, "UPDATE enquiries SET received_at = 8640000000000001 WHERE message = 'Milk'");
  const id = String(queryValue(file, "SELECT id FROM enquiries WHERE message = 'Milk'"));
  const sink = await startSmtpSink();
  const host = await startNodeHost({ dataDir: DATA_DIR, smtpPort: sink.port });
  const mails = () => sink.mails.map(({ text = "" }) => /Milk|Salt|Rice/.exec(text)?.[0]).sort();
  await expect.poll(mails).toEqual(["Rice", "Salt"]);
  await host.stop();
  await sink.close();
  for (const command of [["list"], ["show", id], ["export"], ["search", "Salt"]])
    expect(await runEnquiriesCli(command, { DATA_DIR })).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        `Enquiry ${id} is damaged: receivedAt cannot be read. .+restore FILE.+delete ${id} --yes`,
      ),
    });
  expect(await runEnquiriesCli(["delete", id, "--yes"], { DATA_DIR })).toEqual({
    code: 0,
    said: "1 enquiry deleted.\n",
  });
  expect((await runEnquiriesCli(["list"], { DATA_DIR })).said).toMatch(/Rice\n.+Salt/);
});
