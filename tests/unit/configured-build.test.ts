import { expect, it } from "vitest";
import { settingNames } from "../../settings/schema.ts";
import { configuredBuild } from "../e2e/support/builds.ts";

/** Settings that the second build leaves at their defaults, and what tests them instead. */
const left: Record<string, string> = {
  SITE_URL: "stands in words, links and headers alone; tests/hosts builds with another",
  SITE_EMAIL: "stands in words alone",
  SITE_PHONE: "stands in words alone",
  RETENTION_DAYS: "stands on /privacy alone, of which tests/unit/privacy.test.ts has every combination",
  ACKNOWLEDGE: "the same; the relay's part is tests/relay/contract/acknowledgement.test.ts",
  NOTIFY_SERVICE: "the same; the relay's part is tests/relay/contract/webhook.test.ts",
  ANALYTICS_CONSENT: "ask is the default; tests/e2e/analytics.spec.ts has what assume does",
};

it("the second build sets every setting of the schema, except those listed here with a reason", () => {
  const made = Object.keys(configuredBuild).filter((name) => name !== "SITE_DIR");
  expect([...made, ...Object.keys(left)].sort()).toEqual([...settingNames].sort());
});
