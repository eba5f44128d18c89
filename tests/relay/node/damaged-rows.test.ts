import { expect, it } from "vitest";
import { storeFile } from "../../../server/relay/store/sqlite.ts";
import { runEnquiries } from "../support/command.ts";
import { filledStore } from "../support/filled-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { damageEnquiries, queryValue } from "../support/sqlite-files.ts";

it("a damaged enquiry is mailed and listed with its readable fields, and can be deleted", async () => {
  const DATA_DIR = await filledStore([{ message: "Salt" }, { message: "Milk" }]);
  const file = storeFile(DATA_DIR);
  damageEnquiries(file, "UPDATE enquiries SET received_at = 8640000000000001 WHERE message = 'Milk'");
  const id = String(queryValue(file, "SELECT id FROM enquiries WHERE message = 'Milk'"));
  const sink = await startSmtpSink();
  const host = await startNodeHost({ dataDir: DATA_DIR, smtpPort: sink.port });
  const mails = () => sink.mails.map(({ text = "" }) => /Milk|Salt/.exec(text)?.[0]).sort();
  await expect.poll(mails).toEqual(["Milk", "Salt"]);
  await host.stop();
  await sink.close();
  damageEnquiries(file, "UPDATE enquiries SET name = X'00', received_at = 8640000000000001 WHERE message = 'Milk'");
  const listed = await runEnquiries(["list"], { DATA_DIR });
  expect(listed).toMatchObject({ code: 0, said: expect.stringMatching(/\(damaged\) <.+Milk\n.+Salt/) });
  const shown = await runEnquiries(["show", id], { DATA_DIR });
  expect(shown.said).toMatch(
    new RegExp(`damaged: receivedAt, name cannot be read. A backup.+restore FILE.+delete ${id} --yes`),
  );
  for (const command of [["export"], ["search", "Salt"], ["stats"], ["show", "asha@buyer.example"]])
    expect((await runEnquiries(command, { DATA_DIR })).code).toBe(0);
  expect(await runEnquiries(["delete", id, "--yes"], { DATA_DIR })).toEqual({ code: 0, said: "1 enquiry deleted.\n" });
});

it("a damaged held enquiry does not stop the digest", async () => {
  const held = { held: "honeypot" };
  const DATA_DIR = await filledStore([
    { ...held, message: "Salt" },
    { ...held, message: "Milk" },
  ]);
  damageEnquiries(storeFile(DATA_DIR), "UPDATE enquiries SET email = X'ff' WHERE message = 'Milk'");
  const sink = await startSmtpSink();
  const host = await startNodeHost({ dataDir: DATA_DIR, smtpPort: sink.port });
  await expect.poll(() => sink.mails[0]?.text ?? "").toMatch(/damaged: email cannot be read(.|\n)+Milk(.|\n)+Salt/);
  await host.stop();
  await sink.close();
});
