import { expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { OtherBuildError, readBuiltSettings, recordOf } from "../../settings/build-record.ts";
import { differencesToBuild } from "../../settings/schema.ts";

const built = { SITE_URL: "https://kutch.test", RETENTION_DAYS: "90" };
const record = recordOf("id", site, { ...built, SITE_EMAIL: "", PORT: "3000" });

it("a build records which settings were set, and who takes the enquiries of its form", () =>
  expect(record).toEqual({ id: "id", environment: built, mail: { provider: "relay", origin: "" } }));

it("a server uses the settings of the build, whether it is given the same ones or none", () => {
  for (const env of [{}, built, { ...built, PORT: "3000" }])
    expect(readBuiltSettings(site, record, env)).toMatchObject({ url: "https://kutch.test", retentionDays: 90 });
});

it("a server that is given other settings does not start, and lists each difference in a line", () => {
  const start = () => readBuiltSettings(site, record, { SITE_URL: "https://other.test", RETENTION_DAYS: "30" });
  expect(start).toThrow(OtherBuildError);
  expect(start).toThrow(
    /built with:\n {2}- SITE_URL is "https:\/\/other\.test" here and "https:\/\/kutch\.test" in the build\.\n {2}- RETENTION_DAYS is 30 here and 90 in the build\.\nBuild the site/,
  );
});

it("a set value that equals the default is no difference, except for RETENTION_DAYS", () => {
  const differences = (env: Record<string, string>) => differencesToBuild(site, {}, env);
  expect(differences({ RETENTION_DAYS: "365" })).toEqual(["RETENTION_DAYS is 365 here and left at 365 in the build."]);
  expect(differences({ CONTACT_PAGE_DELIVERY: "simulated" })).toEqual([]);
  expect(differences({ CONTACT_PAGE_DELIVERY: "email" })).toEqual([
    'CONTACT_PAGE_DELIVERY is "email" here and "simulated" in the build.',
  ]);
});
