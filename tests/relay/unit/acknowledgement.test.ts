import { describe, expect, it } from "vitest";
import { otherLanguages } from "../../../app/content/languages/site-languages.ts";
import type { OpeningHours } from "../../../enquiry/office-hours.ts";
import { composeAcknowledgement } from "../../../server/relay/deliver/acknowledgement.ts";
import { type StoredEnquiry, shortReference } from "../../../server/relay/stored-enquiry.ts";
import { glossaryMistakes } from "../../support/glossary-mistakes.ts";
import { storedEnquiry } from "../support/enquiries.ts";

const frame = {
  from: { name: "Kutch & <Sons>", address: "server@kutch.test" },
  email: "hello@kutch.test",
  siteName: "Kutch & <Sons>",
  siteUrl: "https://www.kutch.test",
  saturday: null as OpeningHours | null,
};

const enquiry = storedEnquiry({ status: "sent", attempts: 1, sentAt: 0 });

/** The whole mail except its date. */
const mailTo = (changes: Partial<StoredEnquiry> = {}) => {
  const { date: _, ...mail } = composeAcknowledgement({ ...enquiry, ...changes }, frame);
  return mail;
};

describe.each([
  ["en", (part: string, time: string) => `arrived on 23 November 2026 at ${time} ${part}, Indian time.`],
  ["gu", (part: string, time: string) => `: 23 નવેમ્બર 2026, ${part} ${time} વાગ્યે, ભારતીય સમય.`],
  ["hi", (part: string, time: string) => `: 23 नवंबर 2026 को ${part} ${time} बजे, भारतीय समय।`],
] as const)("the time in an acknowledgement in %s", (language, sentence) => {
  it.each([
    [0, "12:05", { en: "am", gu: "રાત્રે", hi: "रात" }],
    [4, "4:05", { en: "am", gu: "સવારે", hi: "सुबह" }],
    [11, "11:05", { en: "am", gu: "સવારે", hi: "सुबह" }],
    [12, "12:05", { en: "pm", gu: "બપોરે", hi: "दोपहर" }],
    [14, "2:05", { en: "pm", gu: "બપોરે", hi: "दोपहर" }],
    [16, "4:05", { en: "pm", gu: "સાંજે", hi: "शाम" }],
    [20, "8:05", { en: "pm", gu: "રાત્રે", hi: "रात" }],
  ])("at %i:05 Indian time", (hour, time, parts) => {
    const receivedAt = Date.parse(`2026-11-23T${String(hour).padStart(2, "0")}:05:00+05:30`);
    expect(mailTo({ language, receivedAt }).text).toContain(sentence(parts[language], time));
  });
});

it("an acknowledgement has the same words in its plain-text and its HTML part", () => {
  const { text, html = "" } = mailTo();
  const body = html.slice(html.indexOf("<body>"));
  const words = (part: string) => part.match(/[\p{L}\p{N}@.:-]+/gu)?.filter((word) => !/^(--|\d\.|next:)$/.test(word));
  const read = body.replaceAll(/<[^>]+>|&(?:amp|lt|gt|#39);/g, " ");
  expect(words(read)).toEqual(words(text.replace("What happens next:", "What happens next")));
  expect(html).toContain("<title>Kutch &amp; &lt;Sons&gt;");
});

it.each(otherLanguages)("an acknowledgement at any time of day has no mistake of the glossary, in %s", (language) => {
  // The reference may end with a digit.
  const lineOf = (line: string) => line.replace(shortReference(enquiry.id), "7");
  for (const receivedAt of [4, 9, 15, 20].map((hour) => Date.UTC(2026, 10, 23, hour, 35))) {
    const mail = composeAcknowledgement({ ...enquiry, language, receivedAt }, { ...frame, siteName: "Kutch IT" });
    const lines = [mail.subject, ...mail.text.split("\n")].map(lineOf);
    expect(lines.flatMap((line) => glossaryMistakes(language, line))).toEqual([]);
  }
});

it.each([
  ["en", "replies in office hours: Monday to Friday, 10:00 AM to 7:00 PM, and Saturday, 10:00 AM to 2:00 PM, in India"],
  ["gu", "સાંજે 7:00 સુધી, અને શનિવારે સવારે 10:00થી બપોરે 2:00 સુધી."],
  ["hi", "शाम 7:00 बजे तक, और शनिवार को सुबह 10:00 से दोपहर 2:00 बजे तक, भारतीय समय"],
])("an acknowledgement in %s has the hours of Saturday", (language, hours) => {
  const textWith = (saturday: typeof frame.saturday) =>
    composeAcknowledgement({ ...enquiry, language }, { ...frame, saturday }).text;
  expect(textWith({ opens: 600, closes: 840 })).toContain(hours);
  expect(textWith(null)).not.toMatch(/[{}]|2:00/);
});
