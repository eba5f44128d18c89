import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, it } from "vitest";
import { findUnusedPort } from "../support/closed-port.ts";
import { send } from "../support/enquiries.ts";
import { smtpError, startFaultySmtpServer, startRawListener } from "../support/faulty-smtp.ts";
import { startNodeHost } from "../support/node-host.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

type Case = [trouble: string, options: SMTPServerOptions, address: (port: number) => string, lastError: RegExp];

const cases: Case[] = [
  [
    "refuses the login (535)",
    {
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(smtpError(535, "5.7.8 Bad credentials")),
    },
    (port) => `smtp://asha:secret-word@127.0.0.1:${port}?ignoreTLS=true`,
    /^login refused: 127\.0\.0\.1:\d+ said "535 5\.7\.8 Bad credentials"\. Look at user and password in SMTP_URL/,
  ],
  [
    "has a certificate that is not to be believed",
    { disabledCommands: [] },
    (port) => `smtp://127.0.0.1:${port}`,
    /^encryption failed: .* took nothing \(.+\)\. Look at the port in SMTP_URL: .*host name that the certificate was issued for/,
  ],
  [
    "is not to be found",
    {},
    () => "smtp://no-such-host.invalid:587",
    /^unreachable: no-such-host\.invalid:587 took nothing \(\w+\)\. Look at host and port in SMTP_URL/,
  ],
];

describe("the stored error names the trouble, the host and the setting when the mail server", () => {
  it.each(cases)("%s", async (_trouble, options, address, lastError) => {
    await using trouble = await startFaultySmtpServer(options);
    await using host = await startNodeHost({
      env: { SMTP_URL: address(trouble.port), MAIL_TO: "owner@kutchit.example", RETRY_FIRST_SECONDS: "600" },
    });
    await send(host.url, { message: "What becomes of it?", from_email: "asha@buyer.example" });
    await expect.poll(() => host.rows()[0]?.last_error ?? "").toMatch(lastError);
    expect(host.rows()[0]).toMatchObject({ status: "queued" });
    const line = () => /^.*"event":"enquiry\.deferred".*$/m.exec(host.output())?.[0];
    // The log line contains no words of a stranger or of the server.
    await expect.poll(line).toMatch(/"remedy":"[A-Z][^"]+\."/);
    expect(line()).not.toMatch(/buyer|owner@|secret-word|Bad credentials/);
    const shown = await runEnquiriesCli(["show", String(host.rows()[0]?.id)], { DATA_DIR: host.dataDir });
    expect(shown.said).toMatch(new RegExp(`Last error: +${lastError.source.slice(1)}`));
    expect(shown.said).toMatch(/^Next attempt: /m);
    expect(shown.said).not.toMatch(/secret-word|Attempts: +0/);
  });
});

it("after a restart, waiting mails cost one connection in all while the mail server is down, and are sent later", async () => {
  const messages = Array.from({ length: 5 }, (_, i) => `During the outage ${i}`);
  const env = { RETRY_FIRST_SECONDS: "600" };
  await using away = await startRawListener((socket) => socket.end("421 4.3.2 Not now\r\n"), await findUnusedPort());
  const smtpPort = away.port;
  const host = await startNodeHost({ smtpPort, env });
  for (const message of messages) await send(host.url, { message });
  await expect.poll(() => host.rows().some(({ last_error: error }) => error?.startsWith("unreachable:"))).toBe(true);
  await host.stop();

  const { dataDir } = host;
  const before = away.connections();
  const second = await startNodeHost({ smtpPort, dataDir, env });
  await expect.poll(second.output, { timeout: 30_000 }).toContain('"event":"enquiry.deferred"');
  // Longer than delivery ever sleeps.
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(away.connections()).toBe(before + 1);
  expect(second.rows().map(({ status, attempts }) => [status, attempts])).toEqual(messages.map(() => ["queued", 0]));
  await second.stop();
  await away[Symbol.asyncDispose]();

  await using back = await startSmtpSink({ port: smtpPort });
  await using third = await startNodeHost({ smtpPort, dataDir, env });
  await expect
    .poll(() => third.rows().map(({ status, attempts }) => [status, attempts]), { timeout: 30_000 })
    .toEqual(messages.map(() => ["sent", 1]));
  expect(new Set(back.messageIds()).size).toBe(messages.length);
});
