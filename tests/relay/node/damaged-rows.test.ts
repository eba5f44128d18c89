import { expect, it } from "vitest";
import { storeFile } from "../../../server/relay/store/sqlite.ts";
import { runEnquiries } from "../support/command.ts";
import { filledStore } from "../support/filled-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { damageEnquiries, queryValue } from "../support/sqlite-files.ts";

it("a damaged enquiry is named by the commands and can be deleted, and the others are mailed", async () => {
  const DATA_DIR = await filledStore([{ message: "Salt" }, { message: "Milk" }]);
  const file = storeFile(DATA_DIR);
  damageEnquiries(file, "UPDATE enquiries SET received_at = 8640000000000001 WHERE message = 'Milk'");
  const id = String(queryValue(file, "SELECT id FROM enquiries WHERE message = 'Milk'"));
  const sink = await startSmtpSink();
  const host = await startNodeHost({ dataDir: DATA_DIR, smtpPort: sink.port });
  await expect
    .poll(() =>
      host
        .rows()
        .map(({ status }) => status)
        .sort(),
    )
    .toEqual(["dead", "sent"]);
  await host.stop();
  await sink.close();
  const listed = await runEnquiries(["list"], { DATA_DIR });
  expect(listed.code).toBe(1);
  expect(listed.said).toMatch(new RegExp(`^Enquiry ${id} is damaged: receivedAt: .+restore FILE.+delete ${id} --yes`));
  expect(await runEnquiries(["delete", id, "--yes"], { DATA_DIR })).toEqual({ code: 0, said: "1 enquiry deleted.\n" });
  expect((await runEnquiries(["list"], { DATA_DIR })).code).toBe(0);
});
