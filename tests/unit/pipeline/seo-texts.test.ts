import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { humans, security } from "../../../pipeline/seo/text-files.ts";
import { readSettings } from "../../../settings/schema.ts";

const settings = readSettings(site, { SITE_URL: "https://www.site.test" });
describe("the text files", () => {
  it("security.txt ends within a year, on one day for a whole month", () => {
    const expiryOn = (day: string) => /Expires: (.*)/.exec(security(settings, new Date(day)))?.[1];
    expect(expiryOn("2026-02-01T00:00:00Z")).toBe("2027-01-01T00:00:00.000Z");
    expect(expiryOn("2026-02-28T23:59:59Z")).toBe("2027-01-01T00:00:00.000Z");
  });

  it("humans.txt names the two people only where the settings do", () => {
    expect(humans(settings)).toContain("Two engineers");
    expect(humans({ ...settings, team: ["A", "B"] })).toContain("Engineer: A\nEngineer: B\n");
  });
});
