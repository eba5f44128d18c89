import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { checkChannels, readServerSettings } from "../../../server/settings.ts";
import { readSettings } from "../../../settings/schema.ts";
import { settingsErrorText } from "../../unit/support/settings-error-text.ts";

const NOTIFY_SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const NOTIFY_URL = "https://hooks.test/services/key-in-the-path";
const mail = { SMTP_URL: "smtp://user:word@mail.test", MAIL_TO: "owner@kutch.test", MAIL_FROM: "server@kutch.test" };

const problemOf = (env: Record<string, string>) =>
  settingsErrorText(() => checkChannels(readServerSettings(env), readSettings(site, env)));

describe("settings of webhook and acknowledgement", () => {
  it.each<[string, Record<string, string>]>([
    ["a generic webhook", { NOTIFY_URL, NOTIFY_SECRET }],
    ["Slack, which needs no key", { NOTIFY_URL, NOTIFY_FORMAT: "slack" }],
    ["acknowledgements", { ...mail, ACKNOWLEDGE: "yes" }],
  ])("are complete with %s", (_name, env) => expect(problemOf(env)).toBe(""));

  it.each<[Record<string, string>, RegExp]>([
    [{ NOTIFY_URL }, /NOTIFY_SECRET is not given/],
    [{ NOTIFY_URL, NOTIFY_FORMAT: "telegram" }, /NOTIFY_CHAT is not given/],
    [{ SMTP_URL: mail.SMTP_URL }, /MAIL_TO is not given\. SMTP_URL is given/],
    [{ ACKNOWLEDGE: "yes" }, /SMTP_URL is not given[\s\S]+MAIL_TO is not given[\s\S]+MAIL_FROM is not given/],
    [{ NOTIFY_URL: "http://hooks.test/key-in-the-path" }, /NOTIFY_URL is \(not shown\)\. It should be: https/],
    [{ NOTIFY_SECRET: "key-in-the-path" }, /NOTIFY_SECRET is \(not shown\)\. It should be: whsec_/],
  ])("are refused with %o, with what is missing and no secret", (env, why) => {
    const problem = problemOf(env);
    expect(problem).toMatch(why);
    expect(problem).not.toContain("key-in-the-path");
  });
});
