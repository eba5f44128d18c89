import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { filledStore } from "../support/filled-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { startWebhookSink } from "../support/webhook-sink.ts";

const held = { name: "Asha Held", message: "Please call me about the broken scale.", held: "too-fast" };

it("what the mail of what is held says to type lets it through", async () => {
  const sink = await startSmtpSink();
  const host = await startNodeHost({ dataDir: await filledStore([held]), smtpPort: sink.port });
  try {
    await expect.poll(() => sink.mails.map(({ subject }) => subject)).toEqual(["Kutch IT: 1 enquiry is held"]);
    const text = sink.mails[0]?.text ?? "";
    expect(text).toContain("held because the form was filled in faster than people do it");
    const typed =
      text
        .split("\n")
        .find((line) => line.includes(" release "))
        ?.trim() ?? "";
    expect(
      execFileSync("sh", ["-c", typed], { env: { ...process.env, DATA_DIR: host.dataDir }, encoding: "utf8" }),
    ).toContain("will be delivered");
    await expect.poll(() => host.rows()[0]?.status, { timeout: 20_000 }).toBe("sent");
    expect(sink.mails.at(-1)?.text).toContain(held.message);
  } finally {
    await host.stop();
    await sink.close();
  }
});

it("where no mail is set up, the webhook is told how many are held, and nothing of who wrote", async () => {
  const hook = await startWebhookSink();
  const env = { NOTIFY_URL: hook.url, NOTIFY_FORMAT: "slack" };
  const host = await startNodeHost({ dataDir: await filledStore([held]), env });
  try {
    await expect
      .poll(() => hook.received.map(({ body }) => JSON.parse(body).text))
      .toEqual([expect.stringContaining("Kutch IT: 1 enquiry is held")]);
    expect(hook.received[0]?.body).not.toMatch(/Asha|scale/);
  } finally {
    await host.stop();
    await hook.close();
  }
});
