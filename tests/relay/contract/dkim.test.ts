import { generateKeyPairSync } from "node:crypto";
import { authenticate } from "mailauth";
import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { checkDns } from "../../../preflight/dns-records.ts";
import { readServerSettings } from "../../../server/settings.ts";
import { readSettings } from "../../../settings/schema.ts";
import { send } from "../support/enquiries.ts";
import { pollUntil } from "../support/poll-until.ts";
import { sharedHost, sharedSmtpSink } from "../support/shared-servers.ts";

const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

const smtpHost = "192.0.2.7";
const signing = {
  MAIL_FROM: "site@kutch.test",
  DKIM_SELECTOR: "mail2026",
  // One line, as in a file of variables.
  DKIM_KEY: privateKey.trim().replaceAll("\n", "\\n"),
};

const sink = sharedSmtpSink();
const host = sharedHost(() => ({ smtpPort: sink.port, env: signing }));

/** A DNS zone with the records that `npm run preflight` prints when none exist. */
async function printedZone(): Promise<Map<string, string[][]>> {
  const server = readServerSettings({ ...signing, SMTP_URL: `smtp://${smtpHost}`, MAIL_TO: "owner@kutch.test" });
  const empty = () => Promise.reject(Object.assign(new Error("none"), { code: "ENODATA" }));
  const [{ fix = "" } = {}] = await checkDns(readSettings(site, {}), server, empty);
  return new Map(
    Array.from(fix.matchAll(/^(\S+)\. TXT (.*)$/gm), ([, name = "", value = ""]) => {
      const texts = value.startsWith('"') ? Array.from(value.matchAll(/"([^"]*)"/g), ([, text = ""]) => text) : [value];
      return [name, [texts]];
    }),
  );
}

/** The verdict of a receiver that asks this zone. */
async function judge(raw: string) {
  const zone = await printedZone();
  const { dkim, spf, dmarc } = await authenticate(Buffer.from(raw, "latin1"), {
    ...{ ip: smtpHost, helo: "smtp.kutch.test", sender: "site@kutch.test", mta: "mx.owner.test" },
    ...{ strict: true, disableArc: true, disableBimi: true },
    resolver: async (name, type) => {
      const texts = type === "TXT" ? zone.get(name) : undefined;
      if (!texts) throw Object.assign(new Error(name), { code: "ENOTFOUND" });
      return texts;
    },
  });
  return {
    dkim: dkim.results.map(({ status, signingDomain }) => `${status.result} ${signingDomain}`),
    spf: spf ? spf.status.result : null,
    dmarc: dmarc ? dmarc.status.result : null,
  };
}

it("a mail passes DKIM, SPF and DMARC with the DNS records that preflight prints, and a changed mail fails", async () => {
  await send(host.url, { message: "Signed\nઅમને સિસ્ટમ જોઈએ છે.", from_name: "આશા" });
  await pollUntil(host, () => sink.mails.length > 0);
  const raw = sink.mails[0]?.raw ?? "";
  expect(await judge(raw)).toEqual({ dkim: ["pass kutch.test"], spf: "pass", dmarc: "pass" });
  for (const [part, other] of [
    ["Signed", "Forged"],
    ["Reply-To: asha@", "Reply-To: evil@"],
    ["Subject: ", "Subject: Not "],
    ["References: <person", "References: <other"],
  ] as const) {
    expect(raw).toContain(part);
    expect((await judge(raw.replace(part, other))).dkim, part).not.toEqual(["pass kutch.test"]);
  }
});
