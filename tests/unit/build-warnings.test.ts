import { expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { buildWarnings } from "../../pipeline/build-warnings.ts";
import { readSettings } from "../../settings/schema.ts";

const warningsWith = (env: Record<string, string>) => buildWarnings(readSettings(site, env));

it("a build warns of placeholders and of a simulated form", () => {
  expect(warningsWith({})).toEqual([
    "Warning: still a placeholder, set before going live: SITE_URL, SITE_EMAIL, SITE_PHONE (content/site.ts or environment).",
    'Note: the form on /contact delivers nothing (contactPageDelivery is "simulated"); the home form delivers.',
  ]);
});

it("a build with real settings has no warnings", () => {
  const env = {
    SITE_URL: "https://kutch.test",
    SITE_EMAIL: "hello@kutch.test",
    SITE_PHONE: "+91 2832 123456",
    CONTACT_PAGE_DELIVERY: "email",
  };
  expect(warningsWith(env)).toEqual([]);
});
