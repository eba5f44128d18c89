import type { Settings } from "../../../settings/schema.ts";
import type { conditions, PrivacyContent, placeholders } from "./schemas/privacy.ts";

/** Which paragraphs hold with these settings. */
const holding = ({ mail, contactPageDelivery, analytics }: Settings): Record<(typeof conditions)[number], boolean> => ({
  relay: mail.provider === "relay",
  emailjs: mail.provider === "emailjs",
  contactSimulated: contactPageDelivery === "simulated",
  analytics: analytics !== null,
  noAnalytics: analytics === null,
});

const valuesOf = ({ mail, email, retentionDays }: Settings): Record<(typeof placeholders)[number], string> => ({
  receiver: mail.origin ? new URL(mail.origin).host : "the server of this site",
  retention: retentionDays === 1 ? "1 day" : `${retentionDays} days`,
  email,
});

/**
 * What the page on privacy says of a site with these settings.
 * @param sections of `content/privacy.ts`
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
