import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { checkDns, createDnsLookup, type Lookup } from "../../../preflight/dns-records.ts";
import { readServerSettings } from "../../../server/settings.ts";
import { readSettings } from "../../../settings/schema.ts";

const mail = { SMTP_URL: "smtp://smtp.kutch.test:587", MAIL_TO: "owner@kutch.test", MAIL_FROM: "site@kutch.test" };
const env = { ...mail, DKIM_SELECTOR: "mail" };

/** All records that a domain should have. */
const complete: Record<string, string[]> = {
  "MX kutch.test": ["mx.kutch.test"],
  "TXT kutch.test": ["google-site-verification=x", "v=spf1 mx -all"],
  "TXT mail._domainkey.kutch.test": ["v=DKIM1; k=rsa; p=MIIB"],
  "TXT _dmarc.kutch.test": ["v=DMARC1; p=reject"],
};

const failure = (code: string) => Object.assign(new Error(code), { code });

const answering =
  (zone: Record<string, string[]>): Lookup =>
  async (name, type) => {
    const values = zone[`${type} ${name}`];
    if (!values) throw failure("ENODATA");
    return values;
  };

const check = async (lookup: Lookup, more: Record<string, string> = {}) => {
  const [found] = await checkDns(readSettings(site, more), readServerSettings({ ...env, ...more }), lookup);
  return found ?? { open: false, what: "", fix: "" };
};

describe("the DNS of the sender's domain", () => {
  it("is complete with MX, SPF, DKIM and DMARC", async () => {
    expect(await check(answering(complete))).toMatchObject({
      ...{ open: false, what: "MX, SPF, DKIM and DMARC of kutch.test are there." },
    });
  });

  it.each([
    ["MX kutch.test", "kutch.test. MX 10 "],
    ["TXT kutch.test", "kutch.test. TXT v=spf1 mx a:smtp.kutch.test ~all"],
    ["TXT mail._domainkey.kutch.test", "mail._domainkey.kutch.test. TXT v=DKIM1; k=rsa; p="],
    ["TXT _dmarc.kutch.test", "_dmarc.kutch.test. TXT v=DMARC1; p=none; rua=mailto:postmaster@kutch.test"],
  ])("without %s has the record to add", async (key, record) => {
    const { [key]: _, ...rest } = complete;
    const { what, fix } = await check(answering(rest));
    expect(what).toMatch(/^\w+ of \S+ is missing, or says something else\.$/);
    expect(fix).toContain(`\n${record}`);
  });

  it.each([
    ["two SPF records, which are an error", "TXT kutch.test", ["v=spf1 mx -all", "v=spf1 a -all"]],
    ["an SPF record that lets everybody send", "TXT kutch.test", ["v=spf1 +all"]],
    ["a DKIM key that was withdrawn", "TXT mail._domainkey.kutch.test", ["v=DKIM1; p="]],
    ["a DMARC record without a policy", "TXT _dmarc.kutch.test", ["v=DMARC1; rua=mailto:a@kutch.test"]],
    ["an MX that says no mail is taken", "MX kutch.test", [""]],
  ])("is reported as an open item with %s", async (_, key, values) => {
    expect(await check(answering({ ...complete, [key]: values }))).toMatchObject({ open: true });
  });

  it("of a subdomain may have its policy at the parent domain", async () => {
    const below = Object.entries(complete).map(([key, values]) => [
      key.replace("kutch.test", "post.kutch.test"),
      values,
    ]);
    const { "TXT _dmarc.post.kutch.test": policy = [], ...zone } = Object.fromEntries(below);
    const finding = await check(answering({ ...zone, "TXT _dmarc.kutch.test": policy }), {
      MAIL_FROM: "site@post.kutch.test",
    });
    expect(finding).toMatchObject({ open: false });
  });

  it("is reported as an open item when no name server answers", async () => {
    const { open, what } = await check(() => Promise.reject(failure("ETIMEOUT")));
    expect(open).toBe(true);
    expect(what.match(/could not be checked \(ETIMEOUT\)/g)).toHaveLength(4);
  });

  describe("when this server signs mails itself", () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64");
    const at = "TXT mail._domainkey.kutch.test";

    it.each([
      ["its own key", `v=DKIM1; k=rsa; p=${publicKey}`, false],
      ["another key", "v=DKIM1; k=rsa; p=MIIB", true],
    ])("is reported as an open item unless the DKIM record has the server's key: %s", async (_, value, expected) => {
      expect((await check(answering({ ...complete, [at]: [value] }), { DKIM_KEY: pem })).open).toBe(expected);
    });

    it("has a missing DKIM record printed in strings of 255 characters", async () => {
      const { fix = "" } = await check(answering({ ...complete, [at]: [] }), { DKIM_KEY: pem });
      const texts = Array.from(fix.matchAll(/"([^"]*)"/g), ([, text = ""]) => text);
      expect(texts.join("")).toBe(`v=DKIM1; k=rsa; p=${publicKey}`);
      expect(Math.max(...texts.map(({ length }) => length))).toBe(255);
    });
  });

  it("is not checked with EmailJS, which sends from another domain", async () => {
    const ids = { EMAILJS: JSON.stringify({ publicKey: "k", serviceId: "s", templateId: "t" }) };
    expect((await check(answering({}), ids)).open).toBe(false);
  });

  it("is unknown without a sender, and all four records are printed", async () => {
    const unset = { SMTP_URL: "", MAIL_TO: "", MAIL_FROM: "" };
    const { open, fix } = await check(() => Promise.reject(new Error("asked")), unset);
    expect(open).toBe(true);
    for (const record of ["MX 10", "v=spf1", "_domainkey", "v=DMARC1"]) expect(fix).toContain(record);
  });
});

it("a missing name server is an error, not a missing record", async () => {
  // Nothing listens on this port: it belongs to tcpmux, which nobody runs.
  await expect(createDnsLookup("127.0.0.1:1")("kutch.test", "TXT")).rejects.toMatchObject({
    code: expect.not.stringMatching(/ENOTFOUND|ENODATA/),
  });
});
