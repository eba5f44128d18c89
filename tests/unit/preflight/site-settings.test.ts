import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { type Finding, isOpen } from "../../../preflight/finding.ts";
import { checkContactPage, checkPlaceholders } from "../../../preflight/site-settings.ts";
import { readServerSettings } from "../../../server/settings.ts";
import { readSettings } from "../../../settings/schema.ts";

const own = {
  SITE_URL: "https://kutch.test",
  SITE_EMAIL: "hello@kutch.test",
  SITE_PHONE: "+91 2832 123456",
  MAIL_TO: "hello@kutch.test",
};
const placeholders = (env: Record<string, string>) =>
  checkPlaceholders(readSettings(site, env), readServerSettings(env));
const openTexts = (findings: Finding[]) => findings.filter(isOpen).map(({ what }) => what);

it("placeholders for address, e-mail and phone are open findings", () => {
  const findings = placeholders({}).filter(isOpen);
  expect(openTexts(findings)).toEqual([
    "SITE_URL is still https://kutchit.example.",
    "SITE_EMAIL is still hello@kutchit.example.",
    "SITE_PHONE is still +91 00000 00000.",
  ]);
  for (const { where, remedy } of findings) {
    expect(where).toMatch(/^"(url|email|phone)" in content\/site\.ts, or the environment variable SITE_/);
    expect(remedy).toBe("Set the firm's own, and build again.");
  }
});

it.each([
  ["this machine's own address", { SITE_URL: "http://localhost:3000" }, "SITE_URL is still http://localhost:3000."],
  [
    "an address without encryption",
    { SITE_URL: "http://kutch.test" },
    "SITE_URL is http://kutch.test, which is not encrypted.",
  ],
  [
    "a mailbox that is nobody's",
    { MAIL_TO: "you@example.com" },
    "MAIL_TO is you@example.com, which is only an example.",
  ],
  [
    "a sender that is nobody's",
    { MAIL_FROM: "site@kutchit.example" },
    "MAIL_FROM is site@kutchit.example, which is only an example.",
  ],
])("%s is open", (_, env, what) => expect(openTexts(placeholders({ ...own, ...env }))).toEqual([what]));

it("real values leave no open finding", () => {
  const findings = placeholders(own);
  expect(findings).toHaveLength(1);
  expect(openTexts(findings)).toEqual([]);
});

it("a simulated form on /contact is an open finding", () => {
  const contactPage = (env: Record<string, string>) => checkContactPage(readSettings(site, env));
  expect(contactPage({})).toMatchObject({ open: true, what: expect.stringContaining("nothing else was chosen") });
  const chosen = contactPage({ CONTACT_PAGE_DELIVERY: "simulated" });
  expect(chosen).toMatchObject({ open: true, what: expect.stringContaining("was chosen") });
  expect(contactPage({ CONTACT_PAGE_DELIVERY: "email" })).toMatchObject({ open: false });
});
