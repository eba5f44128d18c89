import { type Field, fields, nameForReaders } from "../../../enquiry/fields.ts";
import type { Settings } from "../../../settings/schema.ts";
import type { conditions, PrivacyContent, placeholders } from "./schemas/privacy.ts";

/** Which paragraphs hold with these settings. */
function holding(settings: Settings): Record<(typeof conditions)[number], boolean> {
  const { mail, acknowledge, notifyService, contactPageDelivery, analytics, analyticsConsent } = settings;
  const { retentionIsChosen, webVitals } = settings;
  const relay = mail.provider === "relay";
  return {
    relay,
    emailjs: mail.provider === "emailjs",
    acknowledged: relay && acknowledge,
    notified: relay && notifyService !== "",
    notNotified: relay && notifyService === "",
    clearsDaily: relay && retentionIsChosen,
    clearedByHand: relay && !retentionIsChosen,
    contactSimulated: contactPageDelivery === "simulated",
    analyticsAsked: analytics !== null && analyticsConsent === "ask",
    analyticsAssumed: analytics !== null && analyticsConsent === "assume",
    vitals: webVitals,
    onlyVitals: analytics === null && webVitals,
    nothingCounts: analytics === null && !webVitals,
  };
}

/** "name, e-mail address and message" */
const list = (of: (field: Field) => boolean) =>
  new Intl.ListFormat("en-GB").format(fields.filter(of).map(nameForReaders));

const valuesOf = ({
  mail,
  email,
  retentionDays,
  notifyService,
}: Settings): Record<(typeof placeholders)[number], string> => ({
  receiver: mail.origin ? new URL(mail.origin).host : "the server of this site",
  retention: retentionDays === 1 ? "1 day" : `${retentionDays} days`,
  email,
  notified: notifyService,
  required: list((field) => field.kind !== "tick" && field.required !== undefined),
  optional: list((field) => field.kind !== "tick" && field.required === undefined),
  ticks: list(({ kind }) => kind === "tick"),
});

/**
 * What the page on privacy says of a site with these settings.
 * @param sections of `content/en/privacy.ts`
 */
export function privacyWith(settings: Settings, sections: PrivacyContent["sections"]) {
  const holds = holding(settings);
  const values: Record<string, string> = valuesOf(settings);
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  return sections.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.filter(({ when }) => !when || holds[when]).map(({ text }) => filled(text)),
  }));
}
