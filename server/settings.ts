import { z } from "zod";
import { isOrigin } from "../settings/firm.ts";
import { slipsIn } from "../settings/near-names.ts";
import type { Settings } from "../settings/schema.ts";
import { webhookFormats } from "./relay/deliver/webhook/payloads.ts";

/** Invalid run-time settings. Each line names a variable, its value and the expected one. */
export class ServerSettingsError extends Error {
  override name = "ServerSettingsError";
}

const wholeNumber = (least: number, most: number) => {
  const message = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

/**
 * Whether a text is an SMTP address. A bare # or / in a password ends the URL's host early, so a path or a fragment is
 * refused.
 */
function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, hash } = new URL(text);
  return /^smtps?:$/.test(protocol) && /^\/?$/.test(pathname) && hash === "";
}

/** Whether enquiries may be posted to a URL: over an encrypted connection, or on this machine. */
function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return username + password === "" && (protocol === "https:" || (protocol === "http:" && isHere));
}

/** Whether a text is a key of Standard Webhooks: its length, and base64 as `Buffer` writes it. */
function isWebhookSecret(text: string): boolean {
  const [, base64 = ""] = /^whsec_(.+)$/.exec(text) ?? [];
  const key = Buffer.from(base64, "base64");
  return key.length >= 24 && key.length <= 64 && key.toString("base64") === base64;
}

const path = z.string().min(1, "a folder, e.g. ./data");
const address = z.email("one e-mail address, e.g. sales@kutchit.example");

const list = z.string().transform((text) => text.split(",").map((part) => part.trim()));

const schema = z.object({
  HOST: z.string().min(1, "an address to listen on, e.g. 127.0.0.1 or 0.0.0.0").default("127.0.0.1"),
  PORT: wholeNumber(0, 65_535).prefault("3000"),
  OPERATOR_HOST: z.string().min(1, "an address to listen on, e.g. 127.0.0.1").default("127.0.0.1"),
  OPERATOR_PORT: wholeNumber(0, 65_535).optional(),
  HEALTH_PUBLIC: z.enum(["yes", "no"], "yes or no").default("yes"),
  SITE_DIR: path.default("./dist"),
  DATA_DIR: path.default("./data"),
  BACKUP_DIR: path.optional(),
  SMTP_URL: z
    .string()
    .refine(
      isSmtpUrl,
      "smtp://user:password@host:587 or smtps://user:password@host:465, and in user and password # percent-encoded as %23, / as %2F, ? as %3F, % as %25, @ as %40, : as %3A",
    )
    .optional(),
  MAIL_TO: address.optional(),
  MAIL_FROM: address.optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9._-]+$/i, "the name before ._domainkey in the DNS, e.g. mail2026")
    .optional(),
  DKIM_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, "a domain, e.g. kutchit.example")
    .optional(),
  DKIM_KEY: z.string("an RSA private key in PEM, with \\n for a break").optional(),
  DKIM_KEY_FILE: z.string("a file, e.g. /etc/kutch-it/dkim.pem").optional(),
  NOTIFY_URL: z
    .string()
    .refine(isWebhookUrl, "https://…, or http://localhost:port/…, without a name and a password")
    .optional(),
  NOTIFY_FORMAT: z.enum(webhookFormats, `one of ${webhookFormats.join(", ")}`).default("generic"),
  NOTIFY_SECRET: z.string().refine(isWebhookSecret, "whsec_ and 24 to 64 bytes in base64").optional(),
  NOTIFY_CHAT: z
    .string()
    .regex(/^(?:-?\d{1,20}|@\w{4,64})$/, "Telegram's id of a chat, e.g. -1001234567890, or @channelname")
    .optional(),
  ALLOWED_ORIGINS: list
    .refine(
      (origins) => origins.every(isOrigin),
      "origins separated by commas, e.g. https://kutchit.example,https://www.kutchit.example",
    )
    .default([]),
  TRUSTED_HOPS: wholeNumber(0, 10).prefault("0"),
  DAILY_CAP: wholeNumber(1, 1_000_000_000).prefault("300"),
  RATE_BURST: wholeNumber(1, 1_000_000_000).prefault("60"),
  RATE_PER_MINUTE: wholeNumber(1, 1_000_000_000).prefault("10"),
  RETRY_FIRST_SECONDS: wholeNumber(1, 3_600).prefault("10"),
});

/** The server's own settings, read once at its start. `docs/configuration.md` has their meanings. */
export type ServerSettings = z.infer<typeof schema>;

/** The meaning of each variable. */
const meanings: Record<keyof ServerSettings, string> = {
  HOST: "address to listen on; 0.0.0.0 for all",
  PORT: "port to listen on; 0 for any free one",
  OPERATOR_HOST: "address of the operator's port",
  OPERATOR_PORT: "the operator's port: /healthz with counts; closed when empty",
  HEALTH_PUBLIC: "whether /healthz answers the public too, with its status alone; no: 404",
  SITE_DIR:
    "folder of the built site, which a build replaces: missing, empty or a build alone, and apart from DATA_DIR",
  DATA_DIR: "folder of the enquiries, readable by its owner alone, never served",
  BACKUP_DIR:
    "folder of the backups of DATA_DIR, best on another disk; `npm run preflight` asks for a whole one of this week",
  SMTP_URL:
    "the mail server; without it enquiries are stored and not mailed. smtp:// with a password requires STARTTLS, unless ?requireTLS=false ends it",
  MAIL_TO: "the one recipient of every mail",
  MAIL_FROM: "sender of every mail; MAIL_TO when empty",
  DKIM_SELECTOR: "name of the key that mails are signed with, also for `npm run preflight`",
  DKIM_DOMAIN: "domain that is signed for; the sender's when empty",
  DKIM_KEY:
    "private key that this server signs with; when empty the mail server signs. Cloudflare's binding signs by itself",
  DKIM_KEY_FILE: "file that holds DKIM_KEY",
  NOTIFY_URL: "webhook to which each enquiry is posted as JSON, beside mail. A secret, never printed",
  NOTIFY_FORMAT: "who takes it at NOTIFY_URL",
  NOTIFY_SECRET: "secret that signs it (Standard Webhooks); generic requires it",
  NOTIFY_CHAT: "chat that Telegram's bot writes to; telegram requires it",
  ALLOWED_ORIGINS: "other origins whose pages may send; the site's own always may",
  TRUSTED_HOPS:
    "number of proxies in front that set X-Forwarded-For and X-Forwarded-Proto. Too low: visitors share one rate and one share of the day. Too high: anybody can forge an address. HSTS needs a proxy, https and an https SITE_URL",
  DAILY_CAP:
    "enquiries delivered a day (UTC); the rest is held, which a mail and a notification say once that day. One address (IPv6: one /48) has a tenth at once and a tenth a day, or 10; the rest of its enquiries is held",
  RATE_BURST: "enquiries that one address (IPv6: one /64) may send at once",
  RATE_PER_MINUTE: "enquiries that one address may send a minute after that",
  RETRY_FIRST_SECONDS: "seconds before the second delivery attempt; each further wait is 2.5 times as long",
};

/** The names of the server's own variables. */
export const serverSettingNames = Object.keys(meanings) as (keyof ServerSettings)[];

/**
 * What a variable should be. The probe is a value that every schema refuses, so that the schema's own message is
 * returned.
 */
const expectedOf = (name: keyof ServerSettings) =>
  ["", " ", 0].flatMap((wrong) => schema.shape[name].safeParse(wrong).error?.issues[0]?.message ?? [])[0] ?? "";

/** The server's own variables for people: meaning, expected value, and default. */
export const describeServerSettings = () => {
  const values: Record<string, unknown> = schema.parse({});
  return serverSettingNames.map((name) => ({
    name,
    meaning: meanings[name],
    expected: expectedOf(name),
    value: String(values[name] ?? ""),
  }));
};

/** Variables that hold a password or a key. Their values must not reach a terminal or a log. */
const secrets = new Set(["SMTP_URL", "DKIM_KEY", "NOTIFY_URL", "NOTIFY_SECRET"]);
const shown = (name: string, value: string | undefined) =>
  secrets.has(name) ? "(not shown)" : JSON.stringify(value ?? "");

const invalid = (lines: string[]) =>
  new ServerSettingsError(`The server's settings are not valid:\n${lines.map((line) => `  - ${line}`).join("\n")}`);

/**
 * Reads the right variables. A wrong one gets its default. An empty variable counts as not set.
 * @returns the settings, and the wrong variables with their values and the expected ones.
 */
export function readWhatIsRight(env: Record<string, string | undefined>): {
  server: ServerSettings;
  wrong: { name: string; line: string }[];
} {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = schema.safeParse(given);
  const slips = slipsIn(given, serverSettingNames).map((line) => ({ name: "", line }));
  if (result.success) return { server: result.data, wrong: slips };
  const wrong = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return { name, line: `${name} is ${shown(name, env[name])}. It should be: ${issue.message}.` };
  });
  const names = new Set(wrong.map(({ name }) => name));
  const right = Object.entries(given).filter(([name]) => !names.has(name));
  return { server: schema.parse(Object.fromEntries(right)), wrong: [...slips, ...wrong] };
}

/**
 * Reads and checks the environment.
 * @throws {ServerSettingsError} naming every wrong variable, its value and the expected one.
 */
export function readServerSettings(env: Record<string, string | undefined>): ServerSettings {
  const { server, wrong } = readWhatIsRight(env);
  if (wrong.length > 0) throw invalid(wrong.map(({ line }) => line));
  return server;
}

/**
 * Checks that everything that is sent besides the owner's mail has what it needs, and that visitors are told of it.
 * @throws {ServerSettingsError} naming what is missing and why it is needed.
 */
export function checkChannels(server: ServerSettings, { acknowledge, notifyService }: Settings): void {
  const { NOTIFY_URL, NOTIFY_FORMAT, NOTIFY_SECRET, NOTIFY_CHAT } = server;
  const lines: string[] = [];
  const ask = (isMissing: boolean, name: string, why: string) => {
    if (isMissing) lines.push(`${name} is not given. ${why}`);
  };
  if (NOTIFY_URL) {
    ask(
      !notifyService,
      "NOTIFY_SERVICE",
      "NOTIFY_URL passes enquiries on, and the page on privacy has to say to whom. It should be: the service's name, e.g. Slack.",
    );
    const isGeneric = NOTIFY_FORMAT === "generic";
    ask(
      isGeneric && !NOTIFY_SECRET,
      "NOTIFY_SECRET",
      "A receiver knows by it that a notification is this server's. It should be: whsec_ and 24 to 64 bytes in base64.",
    );
    ask(
      NOTIFY_FORMAT === "telegram" && !NOTIFY_CHAT,
      "NOTIFY_CHAT",
      "A bot has to know to whom it writes. It should be: Telegram's id of the chat, e.g. -1001234567890.",
    );
  }
  const halfMail = server.SMTP_URL !== undefined && !server.MAIL_TO && !acknowledge;
  ask(halfMail, "MAIL_TO", "SMTP_URL is given, and mail has to go to somebody. It should be: one e-mail address.");
  for (const name of acknowledge ? (["SMTP_URL", "MAIL_TO", "MAIL_FROM"] as const) : [])
    ask(
      !server[name],
      name,
      "ACKNOWLEDGE is yes, which needs SMTP_URL, MAIL_TO and MAIL_FROM: visitors are written to from MAIL_FROM, once MAIL_TO has the enquiry.",
    );
  if (lines.length > 0) throw invalid(lines);
}
