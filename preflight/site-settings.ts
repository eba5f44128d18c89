import type { ServerSettings } from "../server/settings.ts";
import { isPublicHost, placeholders, type Settings } from "../settings/schema.ts";
import type { Finding } from "./finding.ts";

const siteVariables = { SITE_URL: "url", SITE_EMAIL: "email", SITE_PHONE: "phone" } as const;

type SiteVariable = keyof typeof siteVariables;

/** The domain of an e-mail address. */
export const hostOf = (address: string) => address.split("@").at(-1) ?? "";

/** Placeholders in place of the firm's own address, number or mailbox. */
export function checkPlaceholders(settings: Settings, server: ServerSettings): Finding[] {
  const subject = "Placeholders";
  const ofSite = (placeholders(settings) as SiteVariable[]).map((name): Finding => {
    const field = siteVariables[name];
    return {
      ...{ subject, open: true, what: `${name} is still ${settings[field]}.` },
      where: `"${field}" in content/site.ts, or the environment variable ${name}`,
      remedy: "Set the firm's own, and build again.",
    };
  });
  const ofMail = (["MAIL_TO", "MAIL_FROM"] as const).flatMap((name): Finding[] => {
    const address = server[name];
    if (!address || isPublicHost(hostOf(address))) return [];
    const where = `the environment variable ${name}`;
    return [
      {
        subject,
        open: true,
        what: `${name} is ${address}, which is only an example.`,
        where,
        remedy: "Set the firm's own.",
      },
    ];
  });
  const found = [...ofSite, ...ofMail, ...checkEncryption(settings)];
  return found.length > 0 ? found : [{ subject, open: false, what: `The site is ${settings.url}.` }];
}

/** Visitors' names, addresses and messages must be encrypted in transit. */
function checkEncryption({ url }: Settings): Finding[] {
  if (url.startsWith("https:") || !isPublicHost(new URL(url).hostname)) return [];
  return [
    {
      ...{ subject: "Placeholders", open: true, what: `SITE_URL is ${url}, which is not encrypted.` },
      where: '"url" in content/site.ts, or the environment variable SITE_URL',
      remedy: "Set the https address, and let the proxy in front hold a certificate.",
    },
  ];
}

/** A form that says "sent" must send. */
export function checkContactPage({ contactPageDelivery, contactPageDeliveryIsChosen }: Settings): Finding {
  const subject = "The form on /contact";
  if (contactPageDelivery === "email") return { subject, open: false, what: "It delivers as the home form does." };
  const by = contactPageDeliveryIsChosen ? "was chosen" : "holds because nothing else was chosen";
  return {
    ...{ subject, open: true, what: `It says "MESSAGE SENT!" and delivers nothing: "simulated" ${by}.` },
    where: '"contactPageDelivery" in content/site.ts, or the environment variable CONTACT_PAGE_DELIVERY',
    remedy: "Set it to email, and build again.",
  };
}
