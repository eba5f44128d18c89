import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { readServerSettings, serverSettingNames } from "../../server/settings.ts";
import { misspeltNameErrors } from "../../settings/misspelt-or-retired.ts";
import { readSettings, settingVariables } from "../../settings/schema.ts";

const manual = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8");
const written = parseEnv(manual.replaceAll(/^#(?=[A-Z_]+=)/gm, ""));

describe(".env.example", () => {
  it("has every variable once", () => {
    const names = [...manual.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual([...settingVariables, ...serverSettingNames].sort());
  });

  it("has the defaults", () => {
    expect(readSettings(site, written)).toEqual(readSettings(site, {}));
    expect(readServerSettings(written)).toEqual(readServerSettings({}));
  });
});

describe("a misspelt variable", () => {
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
    ["MAIL_FORM", "MAIL_FROM"],
    ["DATA_DIRR", "DATA_DIR"],
    ["SMPT_URL", "SMTP_URL"],
    ["DATADIR", "DATA_DIR"],
  ])("is a wrong server setting: %s, did you mean %s?", (name, meant) =>
    expect(serverMessage({ [name]: "7" })).toContain(`${name} is no setting. Did you mean ${meant}?`),
  );

  it.each([
    ["SITE_ULR", "SITE_URL"],
    ["MAIL_ORIGINS", "MAIL_ORIGIN"],
    ["ACKNOWLEGDE", "ACKNOWLEDGE"],
  ])("stops the build: %s, did you mean %s?", (name, meant) =>
    expect(() => readSettings(site, { [name]: "7" })).toThrow(`${name} is no setting. Did you mean ${meant}?`),
  );

  it("that was renamed is reported with its new name", () => {
    const line = "MAIL_PROVIDER is no longer read: set EMAILJS for EmailJS, and nothing for this site's own server.";
    expect(() => readSettings(site, { MAIL_PROVIDER: "emailjs" })).toThrow(line);
    expect(serverMessage({ DKIM_KEY_FILE: "/etc/dkim.pem" })).toContain("DKIM_KEY takes the path of a file too.");
  });

  it("is reported together with other wrong values", () =>
    expect(serverMessage({ RATE_BRUST: "7", PORT: "x" })).toMatch(/Did you mean RATE_BURST\?\n {2}- PORT is "x"/));

  it.each([
    { SITE_NAME: "x", MAIL: "/var/mail/root", MAILTO: "root", GIT_EMAIL: "x", RATE_LIMIT: "9", _SITE_URL: "x" },
    { HOME: "/root", HOTS: "x", PATH: "/bin", SITE_ID: "7", NOTIFY_SOCKET: "/run/systemd/notify" },
    { RATE_BRUST: "" },
  ])("is not reported for the unrelated %j", (env) => {
    expect(serverMessage(env)).toBe("");
    expect(() => readSettings(site, env)).not.toThrow();
  });

  it("is not one that only the build, or only the server, reads", () => {
    const all = Object.fromEntries([...settingVariables, ...serverSettingNames].map((name) => [name, "set"]));
    for (const known of [settingVariables, serverSettingNames]) expect(misspeltNameErrors(all, known)).toEqual([]);
  });
});
