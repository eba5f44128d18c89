import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { humans, security } from "../../../pipeline/seo/text-files.ts";
import { readSettings } from "../../../settings/schema.ts";

const settings = readSettings(site, { SITE_URL: "https://www.site.test" });
describe("the text files", () => {
  it("security.txt expires within a year, on the same day for all builds of a month", () => {
    const expiryOn = (day: string) => /Expires: (.*)/.exec(security(settings, new Date(day)))?.[1];
    expect(expiryOn("2026-02-01T00:00:00Z")).toBe("2027-01-01T00:00:00.000Z");
    expect(expiryOn("2026-02-28T23:59:59Z")).toBe("2027-01-01T00:00:00.000Z");
  });

  it("both name the firm's e-mail address, or the contact page while it is a placeholder", () => {
    const own = readSettings(site, { SITE_URL: "https://www.site.test", SITE_EMAIL: "hello@site.test" });
    const now = new Date("2026-02-01T00:00:00Z");
    expect(security(own, now)).toContain("Contact: mailto:hello@site.test\n");
    expect(humans(own)).toContain("Contact: hello@site.test\n");
    for (const text of [security(settings, now), humans(settings)])
      expect(text).toContain("Contact: https://www.site.test/contact\n");
  });

  it("humans.txt names the two people only when the settings do", () => {
    expect(humans(settings)).toContain("Two engineers");
    expect(humans(readSettings(site, { SITE_TEAM: '["A","B"]' }))).toContain("Engineer: A\nEngineer: B\n");
  });
});
