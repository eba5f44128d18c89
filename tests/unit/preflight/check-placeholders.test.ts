import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { checkContactDelivery, checkPlaceholders } from "../../../preflight/check-placeholders.ts";
import { readServerSettings } from "../../../server/settings.ts";
import { readSettings } from "../../../settings/schema.ts";

const own = {
  SITE_URL: "https://kutch.test",
  SITE_EMAIL: "hello@kutch.test",
  SITE_PHONE: "+91 2832 123456",
  MAIL_TO: "hello@kutch.test",
};
const openPlaceholders = (env: Record<string, string>) =>
  checkPlaceholders(readSettings(site, env), readServerSettings(env)).flatMap(({ open, what }) => (open ? [what] : []));

it.each<[what: string, env: Record<string, string>, open: string[]]>([
  [
    "the placeholders of address, e-mail and phone",
    { SITE_URL: "", SITE_EMAIL: "", SITE_PHONE: "" },
    [`SITE_URL is still ${site.url}.`, `SITE_EMAIL is still ${site.email}.`, `SITE_PHONE is still ${site.phone}.`],
  ],
  ["this machine's own address", { SITE_URL: "http://localhost:3000" }, ["SITE_URL is still http://localhost:3000."]],
  [
    "an address without encryption",
    { SITE_URL: "http://kutch.test" },
    ["SITE_URL is http://kutch.test, which is not encrypted: the proxy in front needs a certificate."],
  ],
  [
    "a recipient at an example's domain",
    { MAIL_TO: "you@example.com" },
    ["MAIL_TO is you@example.com, which is only an example."],
  ],
  [
    "a sender at an example's domain",
    { MAIL_FROM: "site@kutchit.example" },
    ["MAIL_FROM is site@kutchit.example, which is only an example."],
  ],
  ["no real value", {}, []],
])("preflight reports %s as an open item", (_, env, open) =>
  expect(openPlaceholders({ ...own, ...env })).toEqual(open),
);

it("preflight reports a simulated form on /contact as an open item", () => {
  const contactPage = (env: Record<string, string>) => checkContactDelivery(readSettings(site, env));
  expect(contactPage({})).toMatchObject({ open: true, what: expect.stringContaining("nothing else was chosen") });
  const chosen = contactPage({ CONTACT_PAGE_DELIVERY: "simulated" });
  expect(chosen).toMatchObject({ open: true, what: expect.stringContaining("was chosen") });
  expect(contactPage({ CONTACT_PAGE_DELIVERY: "email" })).toMatchObject({ open: false });
});
