import { z } from "zod";
import { isOrigin } from "../settings/schema.ts";

/** Thrown for invalid run-time settings. Each line names the variable, its value and what it should be. */
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

const isSmtpUrl = (text: string) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol);
const path = z.string().min(1, "a folder, e.g. ./data");
const address = z.email("one e-mail address, e.g. sales@kutchit.example");

const schema = z.object({
  HOST: z.string().min(1, "an address to listen on, e.g. 127.0.0.1 or 0.0.0.0").default("127.0.0.1"),
  PORT: wholeNumber(0, 65_535).prefault("3000"),
  OPERATOR_HOST: z.string().min(1, "an address to listen on, e.g. 127.0.0.1").default("127.0.0.1"),
  OPERATOR_PORT: wholeNumber(0, 65_535).optional(),
  SITE_DIR: path.default("./dist"),
  DATA_DIR: path.default("./data"),
  BACKUP_DIR: path.optional(),
  SMTP_URL: z.string().refine(isSmtpUrl, "smtp://user:password@host:587 or smtps://user:password@host:465").optional(),
  MAIL_TO: address.optional(),
  MAIL_FROM: address.optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9._-]+$/i, "the name before ._domainkey in the DNS, e.g. mail2026")
    .optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine(
      (list) => list.every(isOrigin),
      "origins separated by commas, e.g. https://kutchit.example,https://www.kutchit.example",
    )
    .default([]),
  TRUSTED_HOPS: wholeNumber(0, 10).prefault("0"),
  DAILY_CAP: wholeNumber(1, 1_000_000_000).prefault("300"),
  RATE_BURST: wholeNumber(1, 1_000_000_000).prefault("60"),
  RATE_PER_MINUTE: wholeNumber(1, 1_000_000_000).prefault("10"),
  RETRY_FIRST_SECONDS: wholeNumber(1, 3_600).prefault("10"),
});

/** The server's own settings, read once at its start. Their meanings are in `docs/relay.md`. */
export type ServerSettings = z.infer<typeof schema>;

/** What each variable is. */
const meanings: Record<keyof ServerSettings, string> = {
  HOST: "address to listen on; 0.0.0.0 for all",
  PORT: "port to listen on; 0 for any free one",
  OPERATOR_HOST: "address of the operator's own port",
  OPERATOR_PORT: "port on which /healthz tells the counts; none when empty",
  SITE_DIR: "folder of the built site",
  DATA_DIR: "folder of the enquiries; readable by its owner only, never served",
  BACKUP_DIR: "folder of the backups of DATA_DIR, which `npm run preflight` looks at",
  SMTP_URL: "the mail server; without one enquiries are kept and not mailed",
  MAIL_TO: "the one recipient of every mail",
  MAIL_FROM: "sender of every mail; the recipient when empty",
  DKIM_SELECTOR: "name of the key that the mail server signs with, which `npm run preflight` looks up",
  ALLOWED_ORIGINS: "other origins whose pages may send, separated by commas; the site's own always may",
  TRUSTED_HOPS: "number of proxies in front that set X-Forwarded-For and X-Forwarded-Proto",
  DAILY_CAP: "enquiries delivered a day (UTC); what comes after is held",
  RATE_BURST: "enquiries that one address may send at once",
  RATE_PER_MINUTE: "enquiries that one address may send a minute after that",
  RETRY_FIRST_SECONDS: "seconds before the second attempt to deliver; each further wait is 2.5 times as long",
};

/** The server's own variables, for people: what each is, and its value when nothing is set. */
export const describeServerSettings = () => {
  const values: Record<string, unknown> = schema.parse({});
  return Object.entries(meanings).map(([name, meaning]) => ({ name, meaning, value: String(values[name] ?? "") }));
};

/** SMTP_URL may hold a password, which must not end in a terminal or a log. */
function shown(name: string, value: string | undefined): string {
  return name === "SMTP_URL" ? "(not shown)" : JSON.stringify(value ?? "");
}

/**
 * Reads and checks the environment. An empty variable counts as unset.
 * @throws {ServerSettingsError} naming every wrong variable, what it is and what it should be.
 */
export function readServerSettings(env: Record<string, string | undefined>): ServerSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  - ${name} is ${shown(name, env[name])}. It should be: ${issue.message}.`;
    });
    throw new ServerSettingsError(`The server's settings are not valid:\n${lines.join("\n")}`);
  }
  return result.data;
}
