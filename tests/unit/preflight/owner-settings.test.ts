import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { isOpen } from "../../../preflight/finding.ts";
import { checkOwnerSettings } from "../../../preflight/owner-settings.ts";
import { readSettings } from "../../../settings/schema.ts";
import { configuredBuild } from "../../e2e/support/builds.ts";

const findings = (env: Record<string, string>, confirmed: string[] = []) =>
  checkOwnerSettings(readSettings(site, env), new Set(confirmed));

it("preflight asks for each setting of the owner", () => {
  const open = findings({}).filter(isOpen);
  expect(open.map(({ where }) => /SITE_\w+/.exec(where)?.[0])).toEqual([
    ...["SITE_TEAM", "SITE_TEAM", "SITE_TEAM", "SITE_WHATSAPP", "SITE_LANGUAGES", "SITE_LOCALITY"],
    ...["SITE_LEGAL_NAME", "SITE_GSTIN", "SITE_SATURDAY", "SITE_DAY_RATE"],
  ]);
  for (const { what, remedy, id } of open) {
    expect(what).toMatch(/^[A-Z].+\? .+\.$/);
    expect(remedy).toContain(`npm run preflight -- --confirm ${id}`);
  }
});

it("a setting that is set or confirmed as empty is closed", () => {
  const [{ id = "" } = {}] = findings({})
    .filter(({ what }) => what.includes("GSTIN"))
    .filter(isOpen);
  expect(
    findings({}, [id])
      .filter(isOpen)
      .map(({ what }) => what)
      .join(),
  ).not.toContain("GSTIN");
  const { SITE_DIR: _, ...env } = configuredBuild;
  // The second person has no portrait.
  expect(
    findings(env)
      .filter(isOpen)
      .map(({ where }) => where),
  ).toEqual([expect.stringContaining("SITE_TEAM")]);
});
