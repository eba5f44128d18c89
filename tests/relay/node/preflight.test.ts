import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { checkMail } from "../../../preflight/check-mail.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { readServerSettings } from "../../../server/settings.ts";
import { readSettings } from "../../../settings/schema.ts";
import { startDnsServer } from "../support/dns-server.ts";
import { cleanEnv, node, run } from "../support/process.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";
import { temporaryFolder } from "../support/temporary.ts";

let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
});
afterAll(() => sink.close());

/** Runs `npm run preflight -- …args` with only this environment. */
async function preflight(args: string[], env: Record<string, string>) {
  const program = run(node, ["preflight/run.ts", ...args], {
    env: cleanEnv(env),
  });
  return { code: await program.exited, said: program.output() };
}

describe("a test enquiry", () => {
  const check = (env: Record<string, string>) => checkMail(readSettings(site, env), readServerSettings(env));
  const mailbox = (port = sink.port) => ({
    SMTP_URL: `smtp://user:secret@127.0.0.1:${port}`,
    MAIL_TO: "owner@kutch.test",
  });

  it("is mailed with its mark, and the mail server's answer is shown", async () => {
    sink.behave("accept");
    const found = await check(mailbox());
    expect(found).toMatchObject({ open: false });
    expect(found.what).toMatch(new RegExp(`taken by 127\\.0\\.0\\.1:${sink.port}, which answered: 250 OK`));
    const mail = sink.mails.at(-1);
    expect(mail).toMatchObject({
      subject: "Kutch IT enquiry: Preflight test: This is a test: npm run preflight sent it, to see whether…",
      envelopeTo: ["owner@kutch.test"],
    });
    expect(mail?.text).toContain("This is a test: npm run preflight sent it");
  });

  it("to a mail server that does not listen is open, without the password", async () => {
    const found = await check(mailbox(1));
    expect(found).toMatchObject({ open: true, remedy: expect.stringContaining("Look at host and port in SMTP_URL") });
    expect(found.what).toContain("not taken: 127.0.0.1:1 is not there: nothing listens at that port");
    expect(JSON.stringify(found)).not.toContain("secret");
  });

  it("is sent to EmailJS as the form sends it, and the answer is shown", async () => {
    const bodies: string[] = [];
    let status = 200;
    const provider = createServer(async (request, response) => {
      bodies.push(`${request.url} ${await new Response(request as unknown as ReadableStream).text()}`);
      response
        .writeHead(status, { Connection: "close" })
        .end(status === 200 ? "OK" : "API calls are disabled for non-browser applications");
    });
    await new Promise<void>((resolve) => void provider.listen(0, "127.0.0.1", resolve));
    const MAIL_ORIGIN = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const EMAILJS = JSON.stringify({ publicKey: "key", serviceId: "service", templateId: "template" });
    const env = { EMAILJS, MAIL_ORIGIN };
    expect(await check(env)).toMatchObject({ open: false, what: expect.stringContaining("answered: 200 OK") });
    expect(bodies[0]).toMatch(/^\/api\/v1\.0\/email\/send .*"service_id":"service".*Preflight test/);
    status = 403;
    expect(await check(env)).toMatchObject({ open: true, what: expect.stringContaining("403 API calls are disabled") });
    await new Promise((resolve) => provider.close(resolve));
    expect(await check(env)).toMatchObject({ open: true, what: expect.stringContaining("ECONNREFUSED") });
  });
});

describe("npm run preflight", () => {
  it("lists everything that is open in a fresh checkout, and exits with 1", async () => {
    const { code, said } = await preflight([], {});
    expect(code).toBe(1);
    for (const words of [
      "SITE_URL is still https://kutchit.example.",
      'It says "MESSAGE SENT!" and delivers nothing',
      "Mail is not set up (SMTP_URL and MAIL_TO not given)",
      "v=DMARC1; p=none",
      "BACKUP_DIR is not set",
    ])
      expect(said).toContain(words);
    expect(said).toMatch(/\n\d+ open\.\n$/);
    // Each open or due finding says where it is and how to fix it.
    const count = (pattern: RegExp) => [...said.matchAll(pattern)].length;
    expect(count(/^ {4}where: \S/gm)).toBe(count(/^ {2}(OPEN|due {2}) /gm));
    expect(count(/^ {4}fix: {3}\S/gm)).toBe(count(/^ {2}(OPEN|due {2}) /gm));
  });

  it("exits with 0 when all is set and the owner has confirmed the sentences", { timeout: 60_000 }, async () => {
    const dns = await startDnsServer([
      { name: "kutch.test", type: "MX", data: { preference: 10, exchange: "mx.kutch.test" } },
      { name: "kutch.test", type: "TXT", data: "v=spf1 mx -all" },
      { name: "mail._domainkey.kutch.test", type: "TXT", data: ["v=DKIM1; k=rsa; p=", "MIIBIjANBg"] },
      { name: "_dmarc.kutch.test", type: "TXT", data: "v=DMARC1; p=quarantine" },
    ]);
    const [data, backups, confirmed] = [
      temporaryFolder("data"),
      temporaryFolder("backups"),
      temporaryFolder("confirmed"),
    ];
    await new SqliteDatabase(data).close();
    const store = new DatabaseSync(join(data, "enquiries.sqlite"));
    store.prepare("VACUUM INTO ?").run(join(backups, "enquiries.sqlite"));
    store.close();
    const env = {
      ...{ SITE_URL: "https://kutch.test", SITE_EMAIL: "hello@kutch.test", SITE_PHONE: "+91 2832 123456" },
      ...{ CONTACT_PAGE_DELIVERY: "email", SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_TO: "hello@kutch.test" },
      ...{ DKIM_SELECTOR: "mail", DATA_DIR: data, BACKUP_DIR: backups },
    };
    const args = ["--dns", dns.address, "--confirmed", join(confirmed, "confirmed.yaml")];

    const before = await preflight(args, env);
    expect(before.code).toBe(1);
    const ids = Array.from(before.said.matchAll(/^ {2}OPEN {2}\[(\w+)\]/gm), ([, id = ""]) => id);
    expect(before.said, "only the owner's word is missing").toContain(`\n${ids.length} open.`);

    const confirming = await preflight([...args, "--confirm", ...ids], env);
    expect(confirming).toMatchObject({ code: 0, said: expect.stringContaining("Confirmed in ") });

    const after = await preflight(args, env);
    expect(after.said).toMatch(/\nNothing is open\.\n$/);
    expect(after.said).toContain("which answered: 250 ");
    expect(after.code).toBe(0);
    dns.close();
  });

  it.each([
    [["--everything"], {}, "Unknown option '--everything'"],
    [["--confirm", "ffffffff"], {}, '"ffffffff" is not the id of an open sentence'],
    [[], { MAIL_TO: "nobody" }, 'MAIL_TO is "nobody"'],
  ])("exits with 2 and a message without a stack for %j and %j", async (args, env, words) => {
    const { code, said } = await preflight(args, env);
    expect(said).toContain(words);
    expect(said).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  });
});
