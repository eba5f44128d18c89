import { expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { firmNode } from "../../pipeline/seo/firm-json-ld.ts";
import { readSettings } from "../../settings/schema.ts";
import { configuredBuildEnv } from "../e2e/support/builds.ts";

const { SITE_TEAM, SITE_WHATSAPP, SITE_LEGAL_NAME, SITE_GSTIN, SITE_LOCALITY, SITE_STATE } = configuredBuildEnv;
const { SITE_LANGUAGES, SITE_SATURDAY } = configuredBuildEnv;
const every = {
  ...{ SITE_URL: "https://kutch.test", SITE_EMAIL: "hello@kutch.test", SITE_PHONE: "+91 2832 123456" },
  ...{ SITE_TEAM, SITE_WHATSAPP, SITE_LEGAL_NAME, SITE_GSTIN, SITE_LOCALITY, SITE_STATE },
  ...{ SITE_LANGUAGES, SITE_SATURDAY },
};
const firmWith = (env: Record<string, string>, path: string) =>
  firmNode(readSettings(site, env), path) as unknown as Record<string, unknown>;

it("structured data has what the owner has set", () => {
  expect(firmWith(every, "/contact")).toMatchObject({
    ...{ email: "hello@kutch.test", telephone: "+912832123456", legalName: SITE_LEGAL_NAME, vatID: SITE_GSTIN },
    address: { addressLocality: "Bhuj", addressRegion: "Gujarat", addressCountry: "IN" },
    knowsLanguage: ["en", "gu", "hi"],
    contactPoint: [
      {
        contactType: "sales",
        email: "hello@kutch.test",
        telephone: "+912832123456",
        availableLanguage: ["en", "gu", "hi"],
      },
      { contactType: "sales", telephone: "+919999900001", url: "https://wa.me/919999900001" },
    ],
  });
});

it("WhatsApp is a contact point also while the phone number is a placeholder", () =>
  expect(firmWith({ SITE_WHATSAPP }, "/contact").contactPoint).toEqual([
    { "@type": "ContactPoint", contactType: "sales", telephone: "+919999900001", url: "https://wa.me/919999900001" },
  ]));

it("Saturday has its own opening hours", () => {
  const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  const hours = { "@type": "OpeningHoursSpecification", dayOfWeek: weekdays, opens: "10:00", closes: "19:00" };
  expect(firmWith({}, "/contact").openingHoursSpecification).toEqual([hours]);
  expect(firmWith({ SITE_SATURDAY }, "/contact").openingHoursSpecification).toEqual([
    hours,
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
  ]);
});

it("the two people are only in the data of the page that shows them", () => {
  expect(firmWith(every, "/contact").member).toBeUndefined();
  expect(firmWith(every, "/about").member).toEqual([
    {
      "@type": "Person",
      name: "Asha Example",
      sameAs: ["https://social.example/in/asha"],
      image: "https://kutch.test/portraits/1-448.jpeg",
    },
    { "@type": "Person", name: "Ravi Example", sameAs: ["https://code.example/ravi"] },
  ]);
});
