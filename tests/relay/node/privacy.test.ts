import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { postToRelay, requestBody, send } from "../support/enquiries.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { filesContaining } from "../support/sqlite-files.ts";
import { startWebhookSink } from "../support/webhook-sink.ts";

/** A reserved address (RFC 5737). */
const visitor = "203.0.113.77";
const marker = "not-a-word-of-this-in-the-log";

const notified = (url: string) => ({
  NOTIFY_URL: url,
  NOTIFY_SECRET: "whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz",
});

it("the visitor's IP address is neither stored nor logged, and no text of theirs is logged", async () => {
  const host = await startNodeHost({
    env: { TRUSTED_HOPS: "1", RATE_BURST: "6", DAILY_CAP: "20" },
  });
  const headers = { "x-forwarded-for": visitor };
  const bodies = [
    requestBody({ message: `${marker} taken` }),
    requestBody({ message: `${marker} held` }),
    requestBody({ message: `${marker} refused`, from_email: "no address" }),
    `{"broken ${marker}`,
    ...Array.from({ length: 8 }, (_, i) => requestBody({ message: `${marker} one of a flood, ${i}` })),
  ];
  const statuses: number[] = [];
  for (const body of bodies) statuses.push((await postToRelay(host.url, body, headers)).status);
  // Accepted, refused and limited requests must all have occurred.
  expect(new Set(statuses)).toEqual(new Set([200, 400, 429]));
  expect(filesContaining(host.dataDir, marker)).not.toEqual({});
  await host.stop();
  expect(filesContaining(host.dataDir, visitor)).toEqual({});
  expect(host.output()).toContain("enquiry.stored");
  expect(host.output()).not.toContain(visitor);
  expect(host.output()).not.toContain(marker);
});

it("the server connects only to the mail server and NOTIFY_URL", async () => {
  await using sink = await startSmtpSink();
  await using hook = await startWebhookSink();
  const recorder = fileURLToPath(new URL("../support/record-connections.mjs", import.meta.url));
  const env = { NODE_OPTIONS: `--import=${recorder}`, ...notified(hook.url) };
  const host = await startNodeHost({ smtpPort: sink.port, env });
  expect(await send(host.url, { message: "To whom does this go?" })).toEqual([200, "OK"]);
  await expect.poll(() => [sink.mails.length, hook.received.length]).toEqual([1, 1]);
  await host.stop();
  const reached = new Set([...host.output().matchAll(/connected to \S+:(\d+)/g)].map(([, port]) => Number(port)));
  expect(reached).toEqual(new Set([sink.port, Number(new URL(hook.url).port)]));
});
