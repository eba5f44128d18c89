import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { drawPortraits } from "../../../pipeline/portraits.ts";
import { readDkim } from "../../../server/relay/deliver/dkim.ts";
import { checkChannels, checkNotified, readServerSettings, serverSettingNames } from "../../../server/settings.ts";
import { checkFoldersApart } from "../../../settings/folders.ts";
import { checkContactPageDelivery, readSettings, settingNames } from "../../../settings/schema.ts";
import { Messages } from "../support/messages.ts";

type Environment = Record<string, string>;

/** A wrong value of each variable that has one. The others take any text. */
const wrong: Environment = {
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
  WEB_VITALS: "often",
  PORT: "http",
  OPERATOR_PORT: "70000",
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

const pick = (names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in wrong ? [[name, wrong[name] ?? ""]] : [])));
const typed = (env: Environment) =>
  Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");

it("each wrong setting of the site is told by one line: where it stands, what it is, what it should be", async () => {
  const messages = new Messages(
    "Settings of the site: `npm run build`, `npm start`, `npm run preflight`, the server and its commands",
  );
  const refusedSite = (env: Environment) => messages.refused(typed(env), () => readSettings(site, env));
  await messages.refused("a wrong value of each setting", () => readSettings(site, pick(settingNames)));
  await messages.refused('"email" is "nobody" in content/site.ts', () =>
    readSettings({ ...site, email: "nobody" }, {}),
  );
  await refusedSite({ SITE_URLL: "https://kutch.test" });
  await refusedSite({ SITE_LOCALITY: "Bhuj" });
  await refusedSite({ SITE_STATE: "Gujarat" });
  await refusedSite({ MAIL_PROVIDER: "emailjs" });
  await messages.refused("a build for SITE_URL=https://kutch.test, without a word of the form on /contact", () =>
    checkContactPageDelivery(readSettings(site, { SITE_URL: "https://kutch.test" })),
  );
  await messages.refused("SITE_DIR=/srv/site DATA_DIR=/srv/site/data", () =>
    checkFoldersApart("/srv/site", "/srv/site/data"),
  );
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-messages-"));
  await sharp({ create: { width: 200, height: 600, channels: 3, background: "#888" } }).toFile(
    join(folder, "small.png"),
  );
  const path = relative(join(import.meta.dirname, "../../.."), folder);
  messages.rename(path, "content/portraits");
  const portrait = (path: string) => () => drawPortraits({ team: [{ name: "One", profiles: [], portrait: path }] });
  await messages.refused("SITE_TEAM names a portrait that is not there", portrait("content/portraits/none.jpg"));
  await messages.refused("SITE_TEAM names a text as a portrait", portrait("package.json"));
  await messages.refused("SITE_TEAM names a small picture as a portrait", portrait(join(path, "small.png")));
  rmSync(folder, { recursive: true });
  await messages.compare("settings-of-the-site.txt");
});

it("each wrong setting of the server is told by one line, and no secret is", async () => {
  const messages = new Messages(
    "Settings of the server: its start and `--check`, `npm run enquiries`, `npm run vitals`, `npm run preflight`",
  );
  await messages.refused("a wrong value of each setting", () => readServerSettings(pick(serverSettingNames)));
  const refused = (env: Environment) =>
    messages.refused(typed(env), () => checkChannels(readServerSettings(env), readSettings(site, env)));
  const hooks = "https://hooks.test/key";
  await refused({ SMTP_ULR: "smtp://mail.kutch.test" });
  await refused({ SMTP_URL: "smtp://mail.kutch.test" });
  await refused({ ACKNOWLEDGE: "yes" });
  await refused({ NOTIFY_URL: hooks });
  await refused({ NOTIFY_URL: hooks, NOTIFY_FORMAT: "telegram" });
  const build = (env: Environment, format: string) =>
    messages.refused(`${typed(env)}, on a site built with NOTIFY_FORMAT=${format}`, () =>
      checkNotified(readServerSettings(env), readSettings(site, { NOTIFY_FORMAT: format })),
    );
  await build({ NOTIFY_URL: hooks, NOTIFY_FORMAT: "slack" }, "");
  await build({ NOTIFY_URL: hooks, NOTIFY_FORMAT: "slack" }, "telegram");
  await build({ NOTIFY_URL: hooks }, "");

  const key = generateKeyPairSync("rsa", { modulusLength: 1_024 }).privateKey.export({ type: "pkcs8", format: "pem" });
  const dkim = (env: Environment) =>
    messages.refused(typed(env), () =>
      readDkim(readServerSettings(env), () => {
        throw Object.assign(new Error("ENOENT: no such file or directory, open '/etc/kutch-it/dkim.pem'"), {
          code: "ENOENT",
        });
      }),
    );
  await messages.refused("DKIM_KEY without a DKIM_SELECTOR", () =>
    readDkim(readServerSettings({ DKIM_KEY: key.toString() }), String),
  );
  await dkim({ DKIM_SELECTOR: "mail2026", DKIM_KEY: "/etc/kutch-it/dkim.pem" });
  await dkim({ DKIM_SELECTOR: "mail2026", DKIM_KEY: "key" });

  await messages.compare("settings-of-the-server.txt");
});

it("a setting without a wrong value here takes any text", () => {
  const others = [...settingNames, ...serverSettingNames].filter((name) => !(name in wrong));
  const env = Object.fromEntries(others.map((name) => [name, "x"]));
  expect(() => [readSettings(site, env), readServerSettings(env)]).not.toThrow();
});
