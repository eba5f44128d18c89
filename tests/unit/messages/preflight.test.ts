import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "vitest";
import { site } from "../../../content/site.ts";
import { readContent } from "../../../pipeline/content.ts";
import { checkBackup } from "../../../preflight/backup.ts";
import { checkClaims } from "../../../preflight/claims.ts";
import { confirm, readConfirmations } from "../../../preflight/confirmations.ts";
import { checkDns, type Lookup } from "../../../preflight/dns-records.ts";
import { type Finding, list, report } from "../../../preflight/finding.ts";
import { checkMail } from "../../../preflight/mail.ts";
import { checkOwnerSettings } from "../../../preflight/owner-settings.ts";
import { checkContactPage, checkPlaceholders } from "../../../preflight/site-settings.ts";
import { checkWebhook } from "../../../preflight/webhook.ts";
import { backUp } from "../../../server/relay/store/backup.ts";
import { readServerSettings } from "../../../server/settings.ts";
import { readSettings } from "../../../settings/schema.ts";
import { filledStore } from "../../relay/support/filled-store.ts";
import { temporaryFolder } from "../../relay/support/temporary.ts";
import { Messages } from "../support/messages.ts";

const root = join(import.meta.dirname, "../../..");
const today = "2026-11-23";
const nobody: ReadonlySet<string> = new Set();

type Environment = Record<string, string>;
const settingsOf = (env: Environment) => [readSettings(site, env), readServerSettings(env)] as const;
const mail = { SMTP_URL: "smtp://smtp.kutch.test:587", MAIL_TO: "owner@kutch.test", MAIL_FROM: "site@kutch.test" };

function typed(...args: string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    args.map((arg) => (arg.endsWith(".ts") ? join(root, arg) : arg)),
    {
      encoding: "utf8",
      cwd: root,
      env: { PATH: process.env.PATH },
    },
  );
  return stdout + stderr;
}

it("preflight", async () => {
  const messages = new Messages("npm run preflight");
  const show = (when: string, ...findings: Finding[]) => messages.add(when, list(findings));
  messages.add("npm run preflight -- --help", typed("preflight/run.ts", "--help"));
  messages.add("npm run preflight -- --confrim", typed("preflight/run.ts", "--confrim"));
  messages.add("at the end, where all is settled", report([]));

  show(
    "the settings of the repository",
    ...checkPlaceholders(...settingsOf({})),
    checkContactPage(readSettings(site, {})),
  );
  const examples = {
    SITE_URL: "http://kutch.test",
    SITE_EMAIL: "hello@kutch.test",
    SITE_PHONE: "+91 2832 123456",
    MAIL_TO: "sales@kutchit.example",
  };
  show(
    "an address without encryption, and a mailbox that is an example",
    ...checkPlaceholders(...settingsOf(examples)),
  );
  const chosen = { CONTACT_PAGE_DELIVERY: "simulated" };
  show("CONTACT_PAGE_DELIVERY=simulated", checkContactPage(readSettings(site, chosen)));
  show("CONTACT_PAGE_DELIVERY=email", checkContactPage(readSettings(site, { CONTACT_PAGE_DELIVERY: "email" })));
  const set = { SITE_URL: "https://kutch.test", SITE_EMAIL: "hello@kutch.test", SITE_PHONE: "+91 2832 123456" };
  show("the firm's own address, mailbox and number", ...checkPlaceholders(...settingsOf(set)));
  show("what only the owner can give", ...checkOwnerSettings(readSettings(site, {}), nobody));
  show("the first of the claims", ...checkClaims(readContent(undefined, false), nobody).slice(0, 1));
  await messages.refused("npm run preflight -- --confirm ffffffff", () => confirm("none", ["ffffffff"], [], today));
  const place = temporaryFolder("preflight");
  messages.rename(place, "/srv/kutch-it");
  const confirmed = join(place, "confirmed.yaml");
  for (const text of ["a: b\n", "- id: 12\n  date: soon\n  says: ''\n"]) {
    writeFileSync(confirmed, text);
    await messages.refused("a file of confirmations that was changed by hand", () => readConfirmations(confirmed));
  }

  show("without a mail server", await checkMail(...settingsOf({})));
  show("a mail server that is not there", await checkMail(...settingsOf({ ...mail, SMTP_URL: "smtp://127.0.0.1:1" })));
  const ids = { EMAILJS: JSON.stringify({ publicKey: "k", serviceId: "s", templateId: "t" }) };
  show("EmailJS cannot be reached", await checkMail(...settingsOf({ ...ids, MAIL_ORIGIN: "http://127.0.0.1:1" })));
  const notify = { NOTIFY_FORMAT: "slack" };
  show(
    "a webhook that is not there",
    ...(await checkWebhook(...settingsOf({ ...notify, NOTIFY_URL: "http://127.0.0.1:1/key" }))),
  );

  const dns = (lookup: Lookup, env: Environment = mail) => checkDns(...settingsOf(env), lookup);
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  show("without a sender", ...(await dns(failing("asked"), {})));
  show("a domain without records", ...(await dns(failing("ENODATA"), { ...mail, DKIM_SELECTOR: "mail" })));
  show("a name server that does not answer", ...(await dns(failing("ETIMEOUT"), { ...mail, DKIM_SELECTOR: "mail" })));
  show("without DKIM_SELECTOR", ...(await dns(failing("ENODATA"))).slice(2, 3));

  const data = await filledStore([]);
  messages.rename(data, "/var/lib/kutch-it");
  const backups = join(place, "backups");
  mkdirSync(backups);
  const now = Date.parse(today);
  const backup = (when: string, env: Environment) =>
    show(when, checkBackup(...settingsOf({ DATA_DIR: data, ...env }), now));
  backup("without BACKUP_DIR", {});
  backup("BACKUP_DIR inside DATA_DIR", { BACKUP_DIR: data });
  backup("BACKUP_DIR without a backup", { BACKUP_DIR: backups });
  writeFileSync(join(backups, "enquiries.sqlite"), "no database");
  backup("a backup that is damaged", { BACKUP_DIR: backups });
  const file = join(backups, "enquiries.sqlite");
  await backUp(data, join(place, "whole.sqlite"));
  copyFileSync(join(place, "whole.sqlite"), file);
  for (const [when, days] of [
    ["a backup that is old", 30],
    ["a backup of this week", 1],
  ] as const) {
    utimesSync(file, new Date(now), new Date(now - days * 86_400_000));
    backup(when, { BACKUP_DIR: backups });
  }
  backup("enquiries that EmailJS takes", ids);
  await messages.compare("preflight.txt");
});
