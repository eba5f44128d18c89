import { z } from "zod";
import { isOrigin } from "../settings/firm.ts";
import { misspeltNameErrors } from "../settings/misspelt-or-retired.ts";
import { invalidSettingsError, notifyServiceNames, type Settings, type SettingsError } from "../settings/schema.ts";
import { webhookFormats } from "./relay/deliver/webhook-payloads.ts";

const wholeNumber = (least: number, most: number) => {
  const message = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

/** Without a path or a fragment: a bare # or / in a password ends the URL's host early. */
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

const text = z.string();
const path = text.min(1, "a folder, e.g. ./data");
const address = z.email("one e-mail address, e.g. sales@kutchit.example");

const list = text.transform((given) => given.split(",").map((part) => part.trim()));

const schema = z.object({
  HOST: text.min(1, "an address to listen on, e.g. 127.0.0.1 or 0.0.0.0").default("127.0.0.1"),
  PORT: wholeNumber(0, 65_535).prefault("3000"),
  SITE_DIR: path.default("./dist"),
  DATA_DIR: path.default("./data"),
  BACKUP_DIR: path.optional(),
  SMTP_URL: text
    .refine(
      isSmtpUrl,
      "smtp://user:password@host:587 or smtps://user:password@host:465, and in user and password # percent-encoded as %23, / as %2F, ? as %3F, % as %25, @ as %40, : as %3A",
    )
    .optional(),
  MAIL_TO: address.optional(),
  MAIL_FROM: address.optional(),
  DKIM_SELECTOR: text.regex(/^[a-z0-9._-]+$/i, "the name before ._domainkey in the DNS, e.g. mail2026").optional(),
  DKIM_KEY: z
    .string("a file, e.g. /etc/kutch-it/dkim.pem, or an RSA private key in PEM, with \\n for a break")
    .optional(),
  NOTIFY_URL: text
    .refine(isWebhookUrl, "https://…, or http://localhost:port/…, without a name and a password")
    .optional(),
  NOTIFY_FORMAT: z.enum(webhookFormats, `one of ${webhookFormats.join(", ")}`).default("generic"),
  NOTIFY_SECRET: text.refine(isWebhookSecret, "whsec_ and 24 to 64 bytes in base64").optional(),
  NOTIFY_CHAT: text
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
  RETRY_FIRST_SECONDS: wholeNumber(1, 3_600).prefault("10"),
});

/** The server's own settings, read once at its start. `.env.example` has their meanings. */
export type ServerSettings = z.infer<typeof schema>;

/** The names of the server's own variables. */
export const serverSettingNames = Object.keys(schema.shape) as (keyof ServerSettings)[];

/** Variables that hold a password or a key. Their values must not reach a terminal or a log. */
const secrets = new Set(["SMTP_URL", "DKIM_KEY", "NOTIFY_URL", "NOTIFY_SECRET"]);
const shown = (name: string, value: string | undefined) =>
  secrets.has(name) ? "(not shown)" : JSON.stringify(value ?? "");

/** What is wrong with the server's settings, for the person who set them. */
export const serverSettingsError = (lines: readonly string[]): SettingsError => invalidSettingsError("server's", lines);

/**
 * Reads the right variables. A wrong one gets its default. An empty variable counts as not set.
 * @returns the settings, and the wrong variables with their values and the expected ones.
 */
export function readValidSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = schema.safeParse(given);
  const slips = misspeltNameErrors(given, serverSettingNames).map((line) => ({ name: "", line }));
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
 * @throws {SettingsError} naming every wrong variable, its value and the expected one.
 */
export function readServerSettings(env: Record<string, string | undefined>): ServerSettings {
  const { server, wrong } = readValidSettings(env);
  if (wrong.length > 0) throw serverSettingsError(wrong.map(({ line }) => line));
  return server;
}

/**
 * Checks that everything that is sent besides the owner's mail has what it needs.
 * @throws {SettingsError} naming what is missing and why it is needed.
 */
export function checkChannels(server: ServerSettings, { acknowledge }: Settings): void {
  const lines: string[] = [];
  const need = (name: keyof ServerSettings, why: string) => {
    if (!server[name]) lines.push(`${name} is not given. ${why}`);
  };
  if (server.NOTIFY_URL && server.NOTIFY_FORMAT === "generic")
    need(
      "NOTIFY_SECRET",
      "A receiver knows by it that a notification is this server's: whsec_ and 24 to 64 bytes in base64.",
    );
  if (server.NOTIFY_URL && server.NOTIFY_FORMAT === "telegram")
    need("NOTIFY_CHAT", "A bot has to know to whom it writes: Telegram's id of the chat, e.g. -1001234567890.");
  if (server.SMTP_URL && !acknowledge)
    need("MAIL_TO", "SMTP_URL is given, and mail has to go to somebody. It should be: one e-mail address.");
  for (const name of acknowledge ? (["SMTP_URL", "MAIL_TO", "MAIL_FROM"] as const) : [])
    need(
      name,
      "ACKNOWLEDGE is yes, which needs SMTP_URL, MAIL_TO and MAIL_FROM: visitors are written to from MAIL_FROM, once MAIL_TO has the enquiry.",
    );
  if (lines.length > 0) throw serverSettingsError(lines);
}

/**
 * Checks that /privacy names who gets notifications of enquiries.
 * @throws {SettingsError} saying how to build the site.
 */
export function checkPrivacy({ NOTIFY_URL, NOTIFY_FORMAT }: ServerSettings, { notifyService }: Settings): void {
  if (!NOTIFY_URL) return;
  const named = notifyServiceNames[NOTIFY_FORMAT];
  const isOfOther = named !== notifyService && Object.values(notifyServiceNames).includes(notifyService);
  if (notifyService && !isOfOther) return;
  const says = notifyService ? `names ${notifyService}` : "names no receiver";
  const how = named ? `NOTIFY_FORMAT=${NOTIFY_FORMAT}` : '"notifyService" in content/site.ts, e.g. our ticket system';
  throw serverSettingsError([
    `NOTIFY_URL passes enquiries on, and the page on privacy ${says}. Build the site again with ${how}, or take NOTIFY_URL out of the server's settings.`,
  ]);
}
