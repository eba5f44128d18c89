import { describe, expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { checkContactPageDelivery, placeholders, readSettings, SettingsError } from "../../settings/schema.ts";

const messageOf = (env: Record<string, string>) => {
  try {
    readSettings(site, env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error("The settings were accepted");
};

describe("the site's settings", () => {
  // Many suites build on these values. Who has set others reads here what to do.
  it("are placeholders in content/site.ts", () => {
    const remedy =
      'npm test expects the placeholders of content/site.ts. Set yours in .env: README.md, "Before going live"';
    expect(site, remedy).toMatchInlineSnapshot(`
      {
        "acknowledge": "no",
        "analytics": null,
        "contactPageDelivery": "",
        "dayRate": null,
        "email": "hello@kutchit.example",
        "emailjs": null,
        "gstin": "",
        "languages": [],
        "legalName": "",
        "locality": "",
        "mailOrigin": "",
        "name": "Kutch IT",
        "notifyService": "",
        "phone": "+91 00000 00000",
        "retentionDays": 365,
        "saturday": "",
        "social": [],
        "state": "",
        "team": [],
        "url": "https://kutchit.example",
        "webVitals": false,
        "whatsapp": "",
      }
    `);
  });

  it("are valid as the repository ships them, with the relay as provider and a contact page that delivers nothing", () => {
    const settings = readSettings(site, {});
    expect(settings.mail).toMatchObject({ provider: "relay", origin: "" });
    expect(settings.contactPageDelivery).toBe("simulated");
    expect(settings.analytics).toBeNull();
    expect(placeholders(settings)).toEqual(["SITE_URL", "SITE_EMAIL", "SITE_PHONE"]);
  });

  it("are overridden by the environment", () => {
    const settings = readSettings(site, {
      SITE_URL: "https://kutch.test",
      SITE_SOCIAL: '[{"label":"LinkedIn","href":"https://linkedin.example/x"}]',
    });
    expect(settings.url).toBe("https://kutch.test");
    expect(settings.social).toEqual([{ label: "LinkedIn", href: "https://linkedin.example/x" }]);
  });

  it.each([
    ["SITE_URL", "https://kutch.test/", "an origin without a path"],
    ["SITE_EMAIL", "nobody", "an e-mail address"],
    ["SITE_PHONE", "02836", "a phone number in international form"],
    ["SITE_SOCIAL", "LinkedIn", "a list of links"],
    ["SITE_TEAM", '["One"]', "a list of no names or of two"],
    ["MAIL_ORIGIN", "api.emailjs.com", "an origin without a path"],
    ["EMAILJS", '{"publicKey":"k"}', '{"publicKey":"…","serviceId":"…","templateId":"…"}'],
    ["CONTACT_PAGE_DELIVERY", "yes", '"simulated" or "email"'],
    ["ACKNOWLEDGE", "perhaps", '"yes" or "no"'],
    ["RETENTION_DAYS", "soon", "a whole number from 1"],
    ["ACKNOWLEDGE", "yes?", '"yes" or "no"'],
    ["SITE_DAY_RATE", "0", "whole rupees"],
    ["SITE_DAY_RATE", "1000001", "whole rupees"],
    ["ANALYTICS_CONFIG", '{"apiKey":"x"}', "the web configuration of a Firebase project"],
    ["WEB_VITALS", "often", "true or false"],
  ])("name %s when it is wrong, with its value and what it should be", (name, value, expected) => {
    const message = messageOf({ [name]: value });
    expect(message).toContain(`the environment variable ${name}`);
    expect(message).toContain(expected);
    expect(message).toContain(value.replaceAll('"', "").slice(1, -1).split(/\W/)[0]);
  });

  it("report all wrong values at once, a line each", () =>
    expect(messageOf({ SITE_EMAIL: "nobody", SITE_URL: "kutch" })).toMatch(
      /not valid:\n {2}- .*SITE_URL is .*\n {2}- .*SITE_EMAIL is [^\n]*$/,
    ));

  it("take an owner's values for visitors' mail, prices and counts", () => {
    const analytics = {
      apiKey: "AIzaSy-key",
      authDomain: "kutch.firebaseapp.test",
      projectId: "kutch",
      storageBucket: "kutch.test",
      messagingSenderId: "1234",
      appId: "1:1234:web:5678",
      measurementId: "G-1234",
    };
    const env = {
      ...{ ACKNOWLEDGE: "yes", NOTIFY_FORMAT: "slack", SITE_DAY_RATE: "12000" },
      ANALYTICS_CONFIG: JSON.stringify({ ...analytics, consent: "assume", appInitialized: true }),
    };
    const set = {
      acknowledge: true,
      notifyService: "Slack",
      analyticsAppInitialized: true,
      dayRate: 12000,
      analytics,
      analyticsConsent: "assume",
    };
    expect(readSettings(site, env)).toMatchObject(set);
    expect(readSettings(site, { ACKNOWLEDGE: "no" }).acknowledge).toBe(false);
  });

  it("name the field of content/site.ts when the value is there", () => {
    expect(() => readSettings({ ...site, email: "nobody" }, {})).toThrow('"email" in content/site.ts is "nobody"');
    const nameless = () => readSettings({ ...site, name: "" }, {});
    expect(nameless).toThrow('"name" in content/site.ts is "". It should be the firm\'s name.');
  });

  it.each([
    ["the placeholder", {}],
    ["this machine", { SITE_URL: "http://localhost:3000" }],
    ["this machine by number", { SITE_URL: "http://127.0.0.1:3000" }],
    ["a real address, which delivers", { SITE_URL: "https://kutch.test", CONTACT_PAGE_DELIVERY: "email" }],
    [
      "a real address, which simulates by choice",
      { SITE_URL: "https://kutch.test", CONTACT_PAGE_DELIVERY: "simulated" },
    ],
  ])("let a build for %s begin", (_, env) =>
    expect(() => checkContactPageDelivery(readSettings(site, env))).not.toThrow(),
  );

  it("take the choice from content/site.ts as well", () => {
    const chosen = readSettings({ ...site, url: "https://kutch.test", contactPageDelivery: "email" }, {});
    expect(() => checkContactPageDelivery(chosen)).not.toThrow();
  });

  it("stop a build for a real address until the form on /contact has a choice, and say where and how", () => {
    const settings = readSettings(site, { SITE_URL: "https://kutch.test", CONTACT_PAGE_DELIVERY: "" });
    expect(settings.contactPageDelivery).toBe("simulated");
    expect(() => checkContactPageDelivery(settings)).toThrow(
      /CONTACT_PAGE_DELIVERY is not set, and SITE_URL is https:\/\/kutch\.test, .* should be "email" .* or "simulated" .*delivers nothing.* environment variable, or "contactPageDelivery" in content\/site\.ts/,
    );
  });

  it.each(["https://kutchit.example", "https://www.example.com", "http://localhost:3000", "http://[::1]:3000"])(
    "treat %s as a placeholder",
    (url) => expect(placeholders(readSettings(site, { SITE_URL: url }))).toContain("SITE_URL"),
  );

  it.each([
    "https://example.kutch.test",
    "https://kutch.test",
    "https://a.127.test",
    "https://127.kutch.test",
    "https://127.0.kutch.test",
    "https://9.127.0.1",
    "https://1.0.0.0",
    "http://10.0.0.0",
    "https://0.0.0.0.kutch.test",
  ])("treat %s as a real address", (url) =>
    expect(placeholders(readSettings(site, { SITE_URL: url }))).not.toContain("SITE_URL"),
  );

  it("treat a mail address at a reserved domain as a placeholder, and one at a real domain as real", () => {
    expect(placeholders(readSettings(site, { SITE_EMAIL: "kutch@example.com" }))).toContain("SITE_EMAIL");
    expect(placeholders(readSettings(site, { SITE_EMAIL: "example@kutch.test" }))).not.toContain("SITE_EMAIL");
  });

  it("have the server delete by the days that /privacy tells, unless RETENTION_DAYS is never", () => {
    expect(readSettings(site, {})).toMatchObject({ clearsDaily: true, retentionDays: 365 });
    expect(readSettings(site, { RETENTION_DAYS: "30" })).toMatchObject({ clearsDaily: true, retentionDays: 30 });
    expect(readSettings(site, { RETENTION_DAYS: "never" })).toMatchObject({ clearsDaily: false, retentionDays: 365 });
  });

  it("send to EmailJS with the ids of an account, to its own origin unless another is given", () => {
    const ids = { publicKey: "k", serviceId: "s", templateId: "t" };
    const EMAILJS = JSON.stringify(ids);
    expect(readSettings(site, { EMAILJS }).mail).toEqual({
      ...{ provider: "emailjs", origin: "https://api.emailjs.com" },
      ...ids,
    });
    expect(readSettings(site, { EMAILJS, MAIL_ORIGIN: "https://mail.test" }).mail.origin).toBe("https://mail.test");
  });
});
