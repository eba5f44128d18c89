import type { ServerSettings } from "../server/settings.ts";
import { findPlaceholders, isPublicHost, type Settings } from "../settings/schema.ts";
import type { Finding } from "./finding.ts";

const siteVariables = { SITE_URL: "url", SITE_EMAIL: "email", SITE_PHONE: "phone" } as const;

/** The domain of an e-mail address. */
export const emailDomain = (address: string) => address.split("@").at(-1) ?? "";

/** Placeholders in place of the firm's own address, number or mailbox, and an address that is not encrypted. */
export function checkPlaceholders(settings: Settings, server: ServerSettings): Finding[] {
  const { url } = settings;
  const isPlain = !url.startsWith("https:") && isPublicHost(new URL(url).hostname);
  const found = [
    ...(findPlaceholders(settings) as (keyof typeof siteVariables)[]).map(
      (name) => `${name} is still ${settings[siteVariables[name]]}.`,
    ),
    ...(["MAIL_TO", "MAIL_FROM"] as const)
      .filter((name) => server[name] && !isPublicHost(emailDomain(server[name])))
      .map((name) => `${name} is ${server[name]}, which is only an example.`),
    ...(isPlain ? [`SITE_URL is ${url}, which is not encrypted: the proxy in front needs a certificate.`] : []),
  ];
  const group = "Facts of the firm";
  return found.length > 0
    ? found.map((what) => ({ group, open: true, what }))
    : [{ group, open: false, what: `The site is ${url}.` }];
}

/** A form that says "sent" must send. */
export function checkContactDelivery({ contactPageDelivery, contactPageDeliveryIsChosen }: Settings): Finding {
  const group = "Facts of the firm";
  if (contactPageDelivery === "email")
    return { group, open: false, what: "The form on /contact delivers as the home form does." };
  const by = contactPageDeliveryIsChosen ? "was chosen" : "holds because nothing else was chosen";
  return {
    ...{ group, open: true },
    what: `CONTACT_PAGE_DELIVERY: the form on /contact says "MESSAGE SENT!" and delivers nothing: "simulated" ${by}.`,
    fix: "Set it to email, and build again.",
  };
}
