import { describe, expect, it } from "vitest";
import { oneLine } from "../../../server/cli/show-text.ts";
import { subjectOf } from "../../../server/relay/deliver/mail.ts";
import { waitingNotice } from "../../../server/relay/deliver/notice-words.ts";
import { enquiryNotification, webhookBody } from "../../../server/relay/deliver/webhook/payloads.ts";
import type { StoredEnquiry } from "../../../server/relay/enquiry.ts";
import { storedEnquiry } from "../support/enquiries.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Places that show the owner the beginning of a message: the text before the "…". */
const places: Record<string, (enquiry: StoredEnquiry) => string | undefined> = {
  "a mail's subject": (enquiry) => subjectOf(enquiry, "Kutch IT").split(": ").at(-1),
  "the mail of what is held": (enquiry) =>
    /“(.*)”/.exec(
      waitingNotice({ period: "", held: { count: 1, newest: [enquiry] }, dead: { count: 0, newest: [] } }, "Kutch IT")
        .text,
    )?.[1],
  "a chat": (enquiry) =>
    JSON.parse(webhookBody("telegram", enquiryNotification(enquiry, "Kutch IT"), "1"))
      .text.split("\n\n")[2]
      ?.split("\n")[0],
  "a row of the inbox": ({ message }) => oneLine(message, 60),
};

/** Letters of several code points, which the tests repeat. */
const letters = { Gujarati: "ક્ષ્મી", Hindi: "र्त्स्न्यै", "with a joiner": "ક્\u200dષા", pictures: "👩‍👩‍👧‍👦" };

describe.each(Object.entries(places))("%s", (_place, shown) => {
  it.each(Object.entries(letters))("ends between two letters: %s", (_script, letter) => {
    const [first] = segmenter.segment(letter);
    expect(first?.segment).toBe(letter);
    // The cut is tried at each place within the letter.
    for (let before = 0; before < letter.length; before++) {
      const message = "x".repeat(before) + letter.repeat(2_000);
      const text = shown(storedEnquiry({ message, holdReason: "honeypot" })) ?? "";
      expect(text.endsWith("…"), text).toBe(true);
      expect((text.length - 1 - before) % letter.length).toBe(0);
      expect(text.length).toBeGreaterThan(20);
    }
  });
});
