import { formatPlural } from "~/language/format-text.ts";
import type { InterfaceWords } from "~/language/page-language.ts";
import type { PageText } from "../../../content/pages.ts";
import type { privacyConditions, privacyPlaceholders } from "../../../content/schemas/privacy.ts";
import { type Field, fields, privacyLabelOf } from "../../../enquiry/fields.ts";
import { joinNames } from "../../../enquiry/join-with-and.ts";
import type { Settings } from "../../../settings/schema.ts";
import { interfaceWordsIn } from "../languages/site-languages.ts";

function holding(settings: Settings): Record<(typeof privacyConditions)[number], boolean> {
  const { mail, acknowledge, notifyService, contactPageDelivery, clearsDaily } = settings;
  const { analytics, analyticsConsent } = settings;
  const relay = mail.provider === "relay";
  return {
    relay,
    emailjs: mail.provider === "emailjs",
    acknowledged: relay && acknowledge,
    notified: relay && notifyService !== "",
    notNotified: relay && notifyService === "",
    clearsDaily: relay && clearsDaily,
    clearedByHand: relay && !clearsDaily,
    contactSimulated: contactPageDelivery === "simulated",
    whatsapp: settings.whatsapp !== null,
    analyticsAsked: analytics !== null && analyticsConsent === "ask",
    analyticsAssumed: analytics !== null && analyticsConsent === "assume",
    nothingCounts: analytics === null,
  };
}

function valuesOf(
  { mail, email, retentionDays, notifyService }: Settings,
  { language: { tag }, form, privacy }: InterfaceWords,
): Record<(typeof privacyPlaceholders)[number], string> {
  const called: Record<string, { readers: string }> = form.fields;
  const nameOf = (field: Field) => called[field.name]?.readers || privacyLabelOf(field);
  const list = (of: (field: Field) => boolean) => joinNames(tag, fields.filter(of).map(nameOf));
  return {
    receiver: mail.origin ? new URL(mail.origin).host : privacy.receiver,
    retention: formatPlural(privacy.days, retentionDays, tag),
    email,
    notified: notifyService,
    required: list((field) => field.kind !== "tick" && field.required !== undefined),
    optional: list((field) => field.kind !== "tick" && field.required === undefined),
    ticks: list(({ kind }) => kind === "tick"),
  };
}

/** The sections of /privacy for these settings: paragraphs whose condition holds, with their placeholders filled in. */
export function privacySections(
  settings: Settings,
  sections: PageText<"/privacy">["sections"],
  words = interfaceWordsIn("en"),
) {
  const holds = holding(settings);
  const values: Record<string, string> = valuesOf(settings, words);
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  return sections.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.filter(({ condition }) => !condition || holds[condition]).map(({ text }) => filled(text)),
  }));
}
