import { expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { readServerSettings, serverSettingNames } from "../../server/settings.ts";
import { readSettings, settingVariables } from "../../settings/schema.ts";
import { errorMessageFaults } from "./support/error-message-faults.ts";

/** A wrong value of each variable that has one. The others take any text. */
const wrong: Record<string, string> = {
  SITE_URL: "kutch",
  SITE_EMAIL: "nobody",
  SITE_PHONE: "02836",
  SITE_WHATSAPP: "02836",
  SITE_SOCIAL: "LinkedIn",
  SITE_TEAM: '["One"]',
  SITE_LEGAL_NAME: "x".repeat(101),
  SITE_GSTIN: "24ABCDE1234F1Z0",
  SITE_LOCALITY: "[]",
  SITE_STATE: "[]",
  SITE_LANGUAGES: '["en","en"]',
  SITE_SATURDAY: "14:00-10:00",
  SITE_DAY_RATE: "0",
  MAIL_ORIGIN: "api.emailjs.com",
  EMAILJS: "k",
  CONTACT_PAGE_DELIVERY: "yes",
  RETENTION_DAYS: "soon",
  ACKNOWLEDGE: "perhaps",
  ANALYTICS_CONFIG: "{}",
  PORT: "http",
  SMTP_URL: "mail.kutch.test",
  MAIL_TO: "nobody",
  MAIL_FROM: "nobody",
  DKIM_SELECTOR: "a b",
  NOTIFY_URL: "http://hooks.test/key",
  NOTIFY_FORMAT: "pigeon",
  NOTIFY_SECRET: "key",
  NOTIFY_CHAT: "the team",
  ALLOWED_ORIGINS: "kutch.test",
  TRUSTED_HOPS: "many",
  DAILY_CAP: "0",
  RATE_BURST: "0",
  RETRY_FIRST_SECONDS: "0",
};

const kinds = [
  { kind: "site", variables: settingVariables, read: (env: Record<string, string>) => readSettings(site, env) },
  { kind: "server", variables: serverSettingNames, read: readServerSettings },
];

it.each(kinds)("the $kind settings report each wrong value in one line", ({ variables, read }) => {
  const names = variables.filter((name) => name in wrong);
  const env = Object.fromEntries(names.map((name) => [name, wrong[name] ?? ""]));
  let message = "";
  try {
    read(env);
  } catch (error) {
    message = (error as Error).message;
  }
  const lines = message.split("\n").filter((line) => line.startsWith("  - "));
  expect(lines).toHaveLength(names.length);
  for (const name of names)
    expect(lines, name).toContainEqual(expect.stringMatching(new RegExp(`\\b${name}\\b.+should be:? .+\\.$`)));
  expect(errorMessageFaults(message)).toEqual([]);
});

it.each(kinds)("the $kind accepts any text for settings without a required format", ({ variables, read }) => {
  const others = variables.filter((name) => !(name in wrong));
  expect(() => read(Object.fromEntries(others.map((name) => [name, "x"])))).not.toThrow();
});
