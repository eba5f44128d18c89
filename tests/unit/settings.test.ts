import { describe, expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { findPlaceholders, readSettings, requireDeliveryChoice } from "../../settings/schema.ts";
import { settingsErrorText } from "./support/settings-error-text.ts";

const messageOf = (env: Record<string, string>) => settingsErrorText(() => readSettings(site, env));

describe("the site's settings", () => {
  it("are valid as the repository ships them, with the relay as provider and a contact page that delivers nothing", () => {
    const settings = readSettings(site, {});
    expect(settings.mail).toMatchObject({ provider: "relay", origin: "" });
    expect(settings.contactPageDelivery).toBe("simulated");
    expect(settings.analytics).toBeNull();
    // Many suites build on these values. Who has set others reads here what to do.
    const remedy =
      'npm test expects the placeholders of content/site.ts. Set yours in .env: README.md, "Before going live"';
    expect(findPlaceholders(settings), remedy).toEqual(["SITE_URL", "SITE_EMAIL", "SITE_PHONE"]);
  });

  it("are overridden by the environment", () => {
    const settings = readSettings(site, {
      SITE_URL: "https://kutch.test",
      SITE_SOCIAL: '[{"label":"LinkedIn","href":"https://linkedin.example/x"}]',
    });
    expect(settings.url).toBe("https://kutch.test");
    expect(settings.social).toEqual([{ label: "LinkedIn", href: "https://linkedin.example/x" }]);
  });

  it("report all wrong values at once, a line each", () =>
    expect(messageOf({ SITE_EMAIL: "nobody", SITE_URL: "kutch" })).toMatch(
      /not valid:\n {2}- .*SITE_URL is .*\n {2}- .*SITE_EMAIL is [^\n]*$/,
    ));

  it("accept an owner's values", () => {
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

  it("name the field of content/site.ts when the wrong value is there", () => {
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
  ])("allow a build for %s", (_, env) => expect(() => requireDeliveryChoice(readSettings(site, env))).not.toThrow());

  it("stop a build for a real address without a delivery choice for /contact", () => {
    const settings = readSettings(site, { SITE_URL: "https://kutch.test", CONTACT_PAGE_DELIVERY: "" });
    expect(settings.contactPageDelivery).toBe("simulated");
    expect(() => requireDeliveryChoice(settings)).toThrow(
      /CONTACT_PAGE_DELIVERY is not set, and SITE_URL is https:\/\/kutch\.test, .* should be "email" .* or "simulated" .*delivers nothing.* environment variable, or "contactPageDelivery" in content\/site\.ts/,
    );
  });

  it.each(["https://kutchit.example", "https://www.example.com", "http://localhost:3000", "http://[::1]:3000"])(
    "treat %s as a placeholder",
    (url) => expect(findPlaceholders(readSettings(site, { SITE_URL: url }))).toContain("SITE_URL"),
  );

  it.each(["https://example.kutch.test", "https://kutch.test", "https://127.0.kutch.test", "http://10.0.0.0"])(
    "treat %s as a real address",
    (url) => expect(findPlaceholders(readSettings(site, { SITE_URL: url }))).not.toContain("SITE_URL"),
  );

  it("treat a mail address at a reserved domain as a placeholder, and one at a real domain as real", () => {
    expect(findPlaceholders(readSettings(site, { SITE_EMAIL: "kutch@example.com" }))).toContain("SITE_EMAIL");
    expect(findPlaceholders(readSettings(site, { SITE_EMAIL: "example@kutch.test" }))).not.toContain("SITE_EMAIL");
  });

  it("delete enquiries after RETENTION_DAYS, by default 365, and not at all when it is never", () => {
    expect(readSettings(site, {})).toMatchObject({ clearsDaily: true, retentionDays: 365 });
    expect(readSettings(site, { RETENTION_DAYS: "30" })).toMatchObject({ clearsDaily: true, retentionDays: 30 });
    expect(readSettings(site, { RETENTION_DAYS: "never" })).toMatchObject({ clearsDaily: false, retentionDays: 365 });
  });

  it("make the form send to EmailJS with the ids of an account, to its own origin unless another is given", () => {
    const ids = { publicKey: "k", serviceId: "s", templateId: "t" };
    const EMAILJS = JSON.stringify(ids);
    expect(readSettings(site, { EMAILJS }).mail).toEqual({
      ...{ provider: "emailjs", origin: "https://api.emailjs.com" },
      ...ids,
    });
    expect(readSettings(site, { EMAILJS, MAIL_ORIGIN: "https://mail.test" }).mail.origin).toBe("https://mail.test");
  });
});
