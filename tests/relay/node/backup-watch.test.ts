import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runEnquiries } from "../support/command.ts";
import { filledStore } from "../support/filled-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";
import { withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { startWebhookSink } from "../support/webhook-sink.ts";

const operatorUrl = /"operator":"(http:\/\/127\.0\.0\.1:\d+)"/;
const title = "Kutch IT: the backup of the enquiries fails";

/** Runs a server until its periodic jobs have run. @returns what its health report says of backups */
async function healthOf(dataDir: string, sink: SmtpSink): Promise<unknown> {
  const host = await startNodeHost({ dataDir, smtpPort: sink.port, env: { OPERATOR_PORT: "0" } });
  try {
    await expect.poll(host.output).toMatch(operatorUrl);
    const report = await (await fetch(`${operatorUrl.exec(host.output())?.[1]}/healthz`)).json();
    // The clock is checked last, after the backups.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    return report.backup;
  } finally {
    await host.stop();
  }
}

it("a failed backup is mailed to the owner once, and in the health report until one succeeds", async () => {
  const sink = await startSmtpSink();
  const dataDir = await filledStore([{ message: "Here" }]);
  const folder = join(temporaryFolder("backups"), "not-mounted");
  const backUp = () => runEnquiries(["backup", join(folder, "enquiries.sqlite")], { DATA_DIR: dataDir });
  const mails = () => sink.mails.filter(({ subject }) => subject === title);
  const failing = { failing: expect.stringContaining(`There is no folder ${folder}`) };

  expect(await healthOf(dataDir, sink)).toBeUndefined();
  expect((await backUp()).code).toBe(1);
  expect(await healthOf(dataDir, sink)).toMatchObject({ ...failing, lastWhole: null });
  expect((await backUp()).code).toBe(1);
  expect(await healthOf(dataDir, sink)).toMatchObject(failing);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toContain(`What: There is no folder ${folder}. Make it (mkdir -p ${folder})`);
  expect(mails()[0]?.text).toMatch(/enquiries\.mjs'? backup FILE/);

  mkdirSync(folder);
  expect((await backUp()).code).toBe(0);
  expect(await healthOf(dataDir, sink)).toBeUndefined();
  expect(mails()).toHaveLength(1);

  const again = await runEnquiries(["backup", folder], { DATA_DIR: dataDir });
  expect(again.code).toBe(1);
  expect(await healthOf(dataDir, sink)).toMatchObject({ lastWhole: expect.stringMatching(/^20\d\d-/) });
  expect(mails()).toHaveLength(2);
  await sink.close();
});

it("missing backups are reported by webhook when mail is not set up", async () => {
  const hook = await startWebhookSink();
  const dataDir = await filledStore([{ message: "Here" }]);
  const wholeAt = Date.now() - 9 * 86_400_000;
  withDatabase(join(dataDir, "enquiries.sqlite"), (database) =>
    database.prepare("INSERT INTO key_value VALUES ('backup', ?)").run(JSON.stringify({ wholeAt, failure: "" })),
  );
  const env = { NOTIFY_URL: hook.url, NOTIFY_FORMAT: "slack" };
  const host = await startNodeHost({ dataDir, env });
  try {
    const texts = () => hook.received.map(({ body }) => JSON.parse(body).text);
    await expect.poll(() => texts().filter((text) => text.includes(title))).toHaveLength(1);
    expect(texts().join()).toContain(
      "none was made for 9 days: the timer, or the command that it starts, does not run",
    );
  } finally {
    await host.stop();
    await hook.close();
  }
});
