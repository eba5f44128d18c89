import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { checkMail, checkWebhook } from "../../../preflight/check-deliveries.ts";
import { readServerSettings } from "../../../server/settings.ts";
import { readSettings } from "../../../settings/schema.ts";
import { startDnsServer } from "../support/dns-server.ts";
import { cleanEnv, nodeBin, startProgram } from "../support/process.ts";
import { sharedSmtpSink } from "../support/shared-servers.ts";
import { temporaryFolder } from "../support/temp-folder.ts";
import { answerWith, startWebhookSink } from "../support/webhook-sink.ts";

const sink = sharedSmtpSink();

/** Runs `npm run preflight -- …args` with only this environment. */
async function preflight(args: string[], env: Record<string, string>) {
  const program = startProgram(nodeBin, ["preflight/run.ts", ...args], {
    env: cleanEnv(env),
  });
  return { code: await program.exited, said: program.output() };
}

describe("a test enquiry", () => {
  const check = async (env: Record<string, string>) => {
    const [found] = await checkMail(readSettings(site, env), readServerSettings(env));
    return found;
  };
  const mailbox = (port = sink.port) => ({
    SMTP_URL: `smtp://user:secret@127.0.0.1:${port}`,
    MAIL_TO: "owner@kutch.test",
  });

  it("is mailed marked as a test, and the mail server's answer is shown", async () => {
    sink.behave("accept");
    const found = await check(mailbox());
    expect(found).toMatchObject({ open: false });
    expect(found?.what).toMatch(new RegExp(`taken by 127\\.0\\.0\\.1:${sink.port}, which answered: 250 OK`));
    const mail = sink.mails.at(-1);
    expect(mail).toMatchObject({
      subject: "Kutch IT enquiry: Preflight test: This is a test: npm run preflight sent it, to see whether…",
      envelopeTo: ["owner@kutch.test"],
    });
    expect(mail?.text).toContain("This is a test: npm run preflight sent it");
  });

  it("to a mail server that does not listen is reported as an open item, without the password", async () => {
    const found = await check(mailbox(1));
    expect(found).toMatchObject({ open: true, fix: expect.stringContaining("Look at host and port in SMTP_URL") });
    expect(found?.what).toContain("not taken: 127.0.0.1:1 took nothing (ECONNREFUSED)");
    expect(JSON.stringify(found)).not.toContain("secret");
  });
});

describe("a test notification", () => {
  const check = (env: Record<string, string>) => checkWebhook(readSettings(site, env), readServerSettings(env));

  it("is posted marked as a test, and its success or the refusal is shown without secrets", async () => {
    await using hook = await startWebhookSink();
    const slack = { NOTIFY_URL: hook.url, NOTIFY_FORMAT: "slack" };
    const { host } = new URL(hook.url);
    expect(await check(slack)).toMatchObject([{ open: false, what: `A test notification was taken by ${host}.` }]);
    expect(hook.received.at(-1)?.body).toContain("This is a test: npm run preflight sent it");
    hook.react(answerWith(404, {}, "no_service"));
    const found = await check(slack);
    expect(found).toMatchObject([{ open: true, what: expect.stringContaining("HTTP 404: no_service") }]);
    expect(JSON.stringify(found)).not.toMatch(/path-with-a-key|another-key/);
  });
});

describe("npm run preflight", () => {
  it("lists every open item of a fresh checkout, and exits with 1", async () => {
    const { code, said } = await preflight([], {});
    expect(code).toBe(1);
    for (const words of [
      "SITE_URL is still https://kutchit.example.",
      'the form on /contact says "MESSAGE SENT!" and delivers nothing',
      "Mail is not set up (SMTP_URL and MAIL_TO not given)",
      "v=DMARC1; p=none",
      "Are the enquiries backed up daily",
    ])
      expect(said).toContain(words);
    const { length } = said.match(/^ {2}OPEN {2}\S/gm) ?? [];
    expect(length).toBeLessThanOrEqual(25);
    expect(said).toMatch(new RegExp(`\\n${length} open\\. Next: SITE_URL is still https://kutchit.example`));
  });

  it("shows with --show the items of a page that the owner has to confirm", async () => {
    const { code, said } = await preflight(["--show", "careers"], {});
    expect(code).toBe(0);
    expect(said).toMatch(/^(careers: \S.*\n)+$/);
  });

  it("exits with 0 when all is set and the owner has confirmed every item", async () => {
    const dns = await startDnsServer([
      { name: "kutch.test", type: "MX", data: { preference: 10, exchange: "mx.kutch.test" } },
      { name: "kutch.test", type: "TXT", data: "v=spf1 mx -all" },
      { name: "mail._domainkey.kutch.test", type: "TXT", data: ["v=DKIM1; k=rsa; p=", "MIIBIjANBg"] },
      { name: "_dmarc.kutch.test", type: "TXT", data: "v=DMARC1; p=quarantine" },
    ]);
    const confirmed = temporaryFolder("confirmed");
    const env = {
      ...{ SITE_URL: "https://kutch.test", SITE_EMAIL: "hello@kutch.test", SITE_PHONE: "+91 2832 123456" },
      ...{ CONTACT_PAGE_DELIVERY: "email", SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_TO: "hello@kutch.test" },
      DKIM_SELECTOR: "mail",
    };
    const args = ["--dns", dns.address, "--confirmed", join(confirmed, "confirmed.yaml")];

    const before = await preflight(args, env);
    expect(before.code).toBe(1);
    const names = Array.from(before.said.matchAll(/^ {2}OPEN {2}(\w[\w-]*):/gm), ([, name = ""]) => name);
    expect(before.said, "only the owner's word is missing").toContain(`\n${names.length} open.`);

    const confirming = await preflight([...args, "--confirm", ...names], env);
    expect(confirming).toMatchObject({ code: 0, said: expect.stringContaining("Confirmed in ") });

    const after = await preflight(args, env);
    expect(after.said).toMatch(/\nNothing is open\.\n$/);
    expect(after.said).toContain("which answered: 250 ");
    expect(after.code).toBe(0);
    dns.close();
  });

  it.each([
    [["--everything"], {}, "Unknown option '--everything'"],
    [[], { MAIL_TO: "nobody" }, 'MAIL_TO is "nobody"'],
  ])("exits with 2 and a message, no stack, for arguments %j and variables %j", async (args, env, words) => {
    const { code, said } = await preflight(args, env);
    expect(said).toContain(words);
    expect(said).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  });
});
