import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, it } from "vitest";
import { closedPort } from "../support/closed-port.ts";
import { runEnquiries } from "../support/command.ts";
import { send } from "../support/enquiries.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { refusing, startStranger, startTroubledServer, type TroubledServer } from "../support/troubled-smtp.ts";

type Case = [
  trouble: string,
  start: () => Promise<TroubledServer>,
  address: (port: number) => string,
  lastError: RegExp,
];

const plain = (port: number) => `smtp://127.0.0.1:${port}`;
const withLogin = (port: number) => `smtp://asha:secret-word@127.0.0.1:${port}?ignoreTLS=true`;
const server = (options: SMTPServerOptions) => () => startTroubledServer(options);
const withTls = { disabledCommands: [] };

const cases: Case[] = [
  [
    "refuses the login (535)",
    server({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(refusing(535, "5.7.8 Bad credentials")),
    }),
    withLogin,
    /^login refused: 127\.0\.0\.1:\d+ said "535 5\.7\.8 Bad credentials"\. Look at user and password in SMTP_URL/,
  ],
  [
    "has a certificate that is not to be believed",
    server(withTls),
    plain,
    /^encryption failed: .* took nothing \(.+\)\. Look at the port in SMTP_URL: .*host name that the certificate was issued for/,
  ],
  [
    "turns this machine away at the greeting (554)",
    server({ onConnect: (_session, callback) => callback(refusing(554, "5.7.1 Blocked")) }),
    plain,
    /^unreachable: .* said "554 5\.7\.1 Blocked"\. .*blocks this machine's address/,
  ],
  [
    "says nothing",
    () => startStranger(() => undefined),
    plain,
    /^unreachable: .* took nothing \(.+\)\. Look at host and port in SMTP_URL .*firewall/,
  ],
  [
    "is not to be found",
    () => startStranger(() => undefined),
    () => "smtp://no-such-host.invalid:587",
    /^unreachable: no-such-host\.invalid:587 took nothing \(\w+\)\. Look at host and port in SMTP_URL/,
  ],
  [
    "takes nothing from MAIL_FROM (553)",
    server({ onMailFrom: (_from, _session, callback) => callback(refusing(553, "5.7.1 Not owned by user")) }),
    plain,
    /^sender refused: .* said "553 5\.7\.1 Not owned by user"\. Look at MAIL_FROM/,
  ],
];

/** The first match in an output, once it appears. */
async function said(output: () => string, pattern: RegExp): Promise<RegExpExecArray> {
  await expect.poll(output).toMatch(pattern);
  const found = pattern.exec(output());
  if (!found) throw new Error("It is there no more");
  return found;
}

describe("the report names what, where and which setting when the mail server", () => {
  it.each(cases)("%s", async (_trouble, start, address, lastError) => {
    const trouble = await start();
    const host = await startNodeHost({
      env: { SMTP_URL: address(trouble.port), MAIL_TO: "owner@kutchit.example", RETRY_FIRST_SECONDS: "600" },
    });
    try {
      await send(host.url, { message: "What becomes of it?", from_email: "asha@buyer.example" });
      await expect.poll(() => host.rows()[0]?.last_error ?? "").toMatch(lastError);
      expect(host.rows()[0]).toMatchObject({ status: "queued" });
      const [line] = await said(host.output, /^.*"event":"enquiry\.(?:deferred|dead)".*$/m);
      // The log line contains no words of a stranger or of the server.
      expect(line).toMatch(/"remedy":"[A-Z][^"]+\."/);
      expect(line).not.toMatch(/buyer|owner@|secret-word|Bad credentials/);
      const shown = await runEnquiries(["show", String(host.rows()[0]?.id)], { DATA_DIR: host.dataDir });
      expect(shown.said).toMatch(new RegExp(`Last error: +${lastError.source.slice(1)}`));
      expect(shown.said).toMatch(/^Next attempt: /m);
      expect(shown.said).not.toMatch(/secret-word|Attempts: +0/);
    } finally {
      await host.stop();
      await trouble.close();
    }
  });
});

const messages = Array.from({ length: 5 }, (_, i) => `During the outage ${i}`);

/** A store whose five enquiries wait ten minutes for an absent mail server. The server is stopped. */
async function outageBeforeAStart(): Promise<{ port: number; dataDir: string; env: Record<string, string> }> {
  const away = await startStranger((socket) => socket.end("421 4.3.2 Not now\r\n"), await closedPort());
  const env = { RETRY_FIRST_SECONDS: "600" };
  const host = await startNodeHost({ smtpPort: away.port, env });
  for (const message of messages) await send(host.url, { message });
  await expect.poll(() => host.rows().some(({ last_error: error }) => error?.startsWith("unreachable:"))).toBe(true);
  await host.stop();
  await away.close();
  return { port: away.port, dataDir: host.dataDir, env };
}

describe("mail that waited through a restart", () => {
  it("is sent at once when the mail server is back", async () => {
    const { port, dataDir, env } = await outageBeforeAStart();
    const back = await startSmtpSink({ port });
    const host = await startNodeHost({ smtpPort: port, dataDir, env });
    try {
      await expect
        .poll(() => host.rows().map(({ status }) => status), { timeout: 30_000 })
        .toEqual(messages.map(() => "sent"));
      expect(host.rows().map(({ attempts }) => attempts)).toEqual(messages.map(() => 1));
      expect(new Set(back.messageIds()).size).toBe(messages.length);
    } finally {
      await host.stop();
      await back.close();
    }
  });

  it("makes one connection to a server that is still down, and counts no attempt", async () => {
    const { port, dataDir, env } = await outageBeforeAStart();
    const away = await startStranger((socket) => socket.end("421 4.3.2 Not now\r\n"), port);
    const host = await startNodeHost({ smtpPort: port, dataDir, env });
    try {
      await expect.poll(host.output, { timeout: 30_000 }).toContain('"event":"enquiry.deferred"');
      // Longer than delivery ever sleeps.
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      expect(away.connections()).toBe(1);
      expect(host.rows().map(({ status, attempts }) => [status, attempts])).toEqual(messages.map(() => ["queued", 0]));
    } finally {
      await host.stop();
      await away.close();
    }
  });
});
