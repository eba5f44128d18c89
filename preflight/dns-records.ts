import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { dkimRecord, readDkim } from "../server/relay/deliver/dkim.ts";
import type { ServerSettings } from "../server/settings.ts";
import { isPublicHost, type Settings } from "../settings/schema.ts";
import { emailDomain } from "./check-placeholders.ts";
import type { Finding } from "./finding.ts";

const group = "Mail and DNS";

/** A record as it has to be written, and how it is recognised. */
type Wanted = {
  label: "MX" | "SPF" | "DKIM" | "DMARC";
  name: string;
  type: "MX" | "TXT";
  value: string;
  why: string;
  /** Other names where it may be. */
  alsoAt?: string[];
  isThere: (values: string[]) => boolean;
};

/** Returns the values of a name: whole texts for TXT, host names for MX. */
export type Lookup = (name: string, type: Wanted["type"]) => Promise<string[]>;

/** The machine's resolver, or a given one as `address` or `address:port`. */
export function createDnsLookup(server?: string): Lookup {
  // The four questions are asked at once.
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (server) resolver.setServers([server]);
  return async (name, type) =>
    type === "TXT"
      ? (await resolver.resolveTxt(name)).map((parts) => parts.join(""))
      : (await resolver.resolveMx(name)).map(({ exchange }) => exchange);
}

/** Parent domains, whose owner may have written a policy for all below them (RFC 7489, 6.6.3). */
const parents = (domain: string): string[] => {
  const parent = domain.split(".").slice(1).join(".");
  return parent.includes(".") ? [parent, ...parents(parent)] : [];
};

/** Whether an SPF record allows some hosts and not all (RFC 7208, 5.1). */
const isSpf = (value: string) => /^v=spf1( |$)/.test(value) && !/ \+?all\b/.test(value);

const spfName = (host: string) => (isIP(host) === 4 ? `ip4:${host}` : `a:${host}`);

/** The mails' sender, and the signature. */
function senderOf({ email }: Settings, server: ServerSettings) {
  const { MAIL_FROM, MAIL_TO, SMTP_URL, DKIM_SELECTOR: selector } = server;
  const dkim = readDkim(server);
  return {
    domain: emailDomain(MAIL_FROM ?? MAIL_TO ?? email),
    smtpHost: SMTP_URL ? new URL(SMTP_URL).hostname : "(the mail server)",
    selector,
    /** Present when this server signs mails itself. */
    publicKey: dkim && dkimRecord(dkim),
  };
}
type Sender = ReturnType<typeof senderOf>;

const keyOf = (record: string) => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, "") ?? "";

function wantedKey({ selector, domain, publicKey }: Sender): Wanted {
  return {
    ...{ label: "DKIM", name: `${selector ?? "(selector)"}._domainkey.${domain}`, type: "TXT" },
    value: publicKey ?? "v=DKIM1; k=rsa; p=(the public key that the mail server or its provider shows)",
    why: "the key by which a mail's signature is checked; DKIM_SELECTOR names it",
    isThere: (values) => values.some((value) => (publicKey ? keyOf(value) === keyOf(publicKey) : keyOf(value) !== "")),
  };
}

/** Records that the sender's domain needs, so that its mails arrive and nobody else can send in its name. */
function wantedRecords(sender: Sender): Wanted[] {
  const { domain, smtpHost } = sender;
  return [
    {
      ...{ label: "MX", name: domain, type: "MX", value: "10 (the host that takes mail for this domain)" },
      why: "where answers and failure reports go",
      isThere: (values) => values.some((host) => host !== ""),
    },
    {
      ...{ label: "SPF", name: domain, type: "TXT", value: `v=spf1 mx ${spfName(smtpHost)} ~all` },
      why: "which hosts send for this domain; where the mail provider names an include:, that in place of a:. One such record, not two",
      // Two SPF records are an error, and neither counts (RFC 7208, 4.5).
      isThere: (values) => values.filter((value) => value.startsWith("v=spf1")).length === 1 && values.some(isSpf),
    },
    wantedKey(sender),
    {
      ...{ label: "DMARC", name: `_dmarc.${domain}`, type: "TXT" },
      value: `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
      why: "what is to be done with mail that fails both; p=quarantine once the reports show only your own hosts",
      alsoAt: parents(domain).map((parent) => `_dmarc.${parent}`),
      isThere: (values) => values.some((value) => /^v=DMARC1\s*;.*\bp=/.test(value)),
    },
  ];
}

/** A DNS text has at most 255 characters (RFC 1035, 3.3.14). A longer value is several texts, which count as one. */
const inTexts = (value: string) =>
  value.length <= 255 ? value : (value.match(/.{1,255}/g) ?? []).map((part) => `"${part}"`).join(" ");

const written = ({ label, name, type, value, why }: Wanted) => `${name}. ${type} ${inTexts(value)}\n  ${label}: ${why}`;

async function problemOf(wanted: Wanted, { selector }: Sender, lookup: Lookup): Promise<string | undefined> {
  const label = `${wanted.label} of ${wanted.name}`;
  if (wanted.label === "DKIM" && !selector) return `${label} could not be checked: DKIM_SELECTOR is not set.`;
  for (const name of [wanted.name, ...(wanted.alsoAt ?? [])]) {
    try {
      if (wanted.isThere(await lookup(name, wanted.type))) return undefined;
    } catch (error) {
      const { code = "", message } = error as NodeJS.ErrnoException;
      if (!/^(ENOTFOUND|ENODATA)$/.test(code)) return `${label} could not be checked (${code || message}).`;
    }
  }
  return `${label} is missing, or says something else.`;
}

/** The DNS records to write, and which of them are there. EmailJS sends from a domain of its own. @throws {SettingsError} */
export async function checkDns(settings: Settings, server: ServerSettings, lookup: Lookup): Promise<Finding[]> {
  if (settings.mail.provider === "emailjs") return [];
  const sender = senderOf(settings, server);
  const { domain } = sender;
  if (!isPublicHost(domain)) {
    const records = wantedRecords({ ...sender, domain: "(your domain)" });
    const fix = `Set MAIL_FROM, and write into the DNS of its domain:\n${records.map(written).join("\n")}`;
    return [{ group, open: true, what: "The domain that mails are sent from is not known yet.", fix }];
  }
  const records = await Promise.all(
    wantedRecords(sender).map(async (wanted) => ({ wanted, problem: await problemOf(wanted, sender, lookup) })),
  );
  const open = records.filter(({ problem }) => problem !== undefined);
  if (open.length === 0) return [{ group, open: false, what: `MX, SPF, DKIM and DMARC of ${domain} are there.` }];
  const fix = `Write into the DNS of the domain in MAIL_FROM:\n${open.map(({ wanted }) => written(wanted)).join("\n")}`;
  return [{ group, open: true, what: open.map(({ problem }) => problem).join(" "), fix }];
}
