import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { configurationPage, envExample } from "../../server/cli/write-configuration.ts";
import { readServerSettings, serverSettingNames } from "../../server/settings.ts";
import { slipsIn } from "../../settings/near-names.ts";
import { readSettings, settingNames } from "../../settings/schema.ts";

const written = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8");
const page = readFileSync(join(import.meta.dirname, "../../docs/configuration.md"), "utf8");
const lines = Array.from(written.matchAll(/^#([A-Z][A-Z_]+)=(.*)$/gm), ([, name = "", value = ""]) => ({
  name,
  value: value.replace(/^'(.*)'$/, "$1"),
}));

it(".env.example and docs/configuration.md are what `npm run write:env-example` writes", () =>
  expect([written, page]).toEqual([envExample(), configurationPage()]));

it("the page has each variable in one line, with its meaning, its default and what it should be", () => {
  const named = [...page.matchAll(/^- `([A-Z_]+)`: \S.+?\. (?:Default `[^`]+`\. )?Should be \S.+\.$/gm)];
  expect(named.map(([, name]) => name)).toEqual([...settingNames, ...serverSettingNames]);
});

it("setting every variable to its listed default gives the default settings", () => {
  const env = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
  // One difference: a person who sets the days has the server delete automatically.
  expect(readSettings(site, env)).toEqual({ ...readSettings(site, {}), retentionIsChosen: true });
  expect(readServerSettings(env)).toEqual(readServerSettings({}));
});

describe("a variable whose name is nearly a setting's", () => {
  const serverMessage = (env: Record<string, string>) => {
    try {
      readServerSettings(env);
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([
    ["RATE_BRUST", "RATE_BURST"],
    ["RATE_PER_MINUTES", "RATE_PER_MINUTE"],
    ["MAIL_FORM", "MAIL_FROM"],
    ["MAIL_T0", "MAIL_TO"],
    ["SMTP_URI", "SMTP_URL"],
    ["DATA_DIRR", "DATA_DIR"],
    ["OPERATOR_PROT", "OPERATOR_PORT"],
    ["NOTIFY_URI", "NOTIFY_URL"],
    ["NOTIFY_FORMATS", "NOTIFY_FORMAT"],
  ])("stops the server: %s, did you mean %s?", (name, meant) =>
    expect(serverMessage({ [name]: "7" })).toContain(`${name} is no setting. Did you mean ${meant}?`),
  );

  it.each([
    ["SITE_ULR", "SITE_URL"],
    ["SITE_EMIAL", "SITE_EMAIL"],
    ["MAIL_PROVDER", "MAIL_PROVIDER"],
    ["CONTACT_PAGE_DELIVERIES", "CONTACT_PAGE_DELIVERY"],
    ["RETENTION_DAY", "RETENTION_DAYS"],
    ["NOTIFY_SERVICES", "NOTIFY_SERVICE"],
    ["ANALYTICS_CONCENT", "ANALYTICS_CONSENT"],
    ["ACKNOWLEGDE", "ACKNOWLEDGE"],
  ])("stops the build: %s, did you mean %s?", (name, meant) =>
    expect(() => readSettings(site, { [name]: "7" })).toThrow(`${name} is no setting. Did you mean ${meant}?`),
  );

  it("is not reported when systemd sets it", () => {
    expect(slipsIn({ NOTIFY_SOCKET: "/run/systemd/notify" }, serverSettingNames)).toEqual([]);
  });

  it("is reported together with other wrong values", () =>
    expect(serverMessage({ RATE_BRUST: "7", PORT: "x" })).toMatch(/Did you mean RATE_BURST\?\n {2}- PORT is "x"/));

  it.each([
    {},
    {
      SITE_NAME: "x",
      MAIL: "/var/mail/root",
      MAILCHECK: "60",
      RATE_LIMIT: "9",
      DATA_SOURCE: "x",
      SITE_URL_UNDER_TEST: "x",
      _SITE_URL: "x",
    },
    { HOME: "/root", HOTS: "x", POST: "x", PATH: "/bin", WEB_PORT: "80", SITE_ID: "7" },
    { RATE_BRUST: "" },
  ])("is not confused with an unrelated one: %j", (env) => {
    expect(serverMessage(env)).toBe("");
    expect(() => readSettings(site, env)).not.toThrow();
  });

  it("is not reported when it is a setting of the other kind: build and server each know their own", () => {
    const all = Object.fromEntries([...settingNames, ...serverSettingNames].map((name) => [name, "set"]));
    for (const known of [settingNames, serverSettingNames]) expect(slipsIn(all, known)).toEqual([]);
  });
});
