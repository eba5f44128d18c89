import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import { fillDataFolder } from "../support/filled-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { answerWith, reactions, startWebhookSink } from "../support/webhook-sink.ts";

it("webhooks and acknowledgements that were given up are reported by mail with the command to send them again", async () => {
  await using sink = await startSmtpSink();
  await using hook = await startWebhookSink();
  hook.react(answerWith(400, {}, "invalid_payload"));
  sink.behave("reject", "asha@refused.example");
  const env = { NOTIFY_URL: hook.url, NOTIFY_FORMAT: "slack", ACKNOWLEDGE: "yes", MAIL_FROM: "server@kutchit.example" };
  const first = await startNodeHost({ smtpPort: sink.port, env });
  await send(first.url, { message: "Taken by mail only", from_email: "asha@refused.example" });
  const states = () => first.deliveries().map(({ channel, status }) => `${channel} ${status}`);
  await expect.poll(() => states().sort()).toEqual(["acknowledgement dead", "webhook dead"]);
  await first.stop();
  sink.behave("accept");
  hook.react(reactions.accept);
  await using host = await startNodeHost({ smtpPort: sink.port, env, dataDir: first.dataDir });
  const digest = () => sink.mails.find(({ subject }) => subject?.includes("given up"))?.text ?? "";
  await expect.poll(digest).toContain("was not taken by the webhook");
  expect(digest()).toContain("refused: HTTP 400: invalid_payload");
  expect(digest()).toMatch(/was not confirmed to its writer\n +refused: .+\n +https:.+\n .+ show \w+/);
  const typed = /^ {2}(.+ resend .+)$/m.exec(digest())?.[1] ?? "";
  execFileSync("sh", ["-c", typed], { env: { ...process.env, DATA_DIR: host.dataDir } });
  await expect.poll(() => hook.received.at(-1)?.body ?? "").toContain("Taken by mail only");
});

it("the command in the digest of enquiries held as suspected spam releases them", async () => {
  const message = "Please call me about the broken scale.";
  await using sink = await startSmtpSink();
  await using host = await startNodeHost({
    dataDir: await fillDataFolder([{ message, held: "too-fast" }]),
    smtpPort: sink.port,
  });
  await expect.poll(() => sink.mails.map(({ subject }) => subject)).toEqual(["Kutch IT: 1 enquiry is held"]);
  const text = sink.mails[0]?.text ?? "";
  expect(text).toContain("held because the form was filled in faster than people do it");
  const typed = /^ *(.+ release .+)$/m.exec(text)?.[1] ?? "";
  expect(
    execFileSync("sh", ["-c", typed], { env: { ...process.env, DATA_DIR: host.dataDir }, encoding: "utf8" }),
  ).toContain("will be delivered");
  await expect.poll(() => host.rows()[0]?.status).toBe("sent");
  expect(sink.mails.at(-1)?.text).toContain(message);
});
