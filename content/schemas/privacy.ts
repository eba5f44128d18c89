import { z } from "zod";
import { closing, head, line, slug, toConfirm } from "./common.ts";

/** Conditions on which a paragraph may depend. `firm/privacy-sections.ts` says when each holds. */
export const privacyConditions = [
  "relay",
  "emailjs",
  "acknowledged",
  "notified",
  "notNotified",
  "clearsDaily",
  "clearedByHand",
  "contactSimulated",
  "whatsapp",
  "analyticsAsked",
  "analyticsAssumed",
  "nothingCounts",
] as const;

/** Placeholders for settings and for names of the form's fields, written as `{receiver}`. */
export const privacyPlaceholders = [
  "receiver",
  "retention",
  "email",
  "notified",
  "required",
  "optional",
  "ticks",
] as const;

const known = new RegExp(`^(?:[^{}]|\\{(?:${privacyPlaceholders.join("|")})\\})*$`);

const paragraph = z.strictObject({
  /** The name under which other languages translate it. */
  id: slug,
  /** If left out, the paragraph holds with any settings. */
  condition: z.enum(privacyConditions).optional(),
  text: line(40, 700).regex(
    known,
    `may name {${privacyPlaceholders.join("}, {")}} of the settings and the fields, and nothing else in braces`,
  ),
});

/** `content/en/privacy.ts`: what is stored, why, for how long, who sees it, and what scripts run, for all possible settings. */
export const privacy = z.strictObject({
  head,
  heading: line(4, 60),
  tagline: line(40, 160),
  sections: z.array(z.strictObject({ title: line(8, 60), paragraphs: z.array(paragraph).min(1) })).min(4),
  closing,
  confirm: toConfirm,
});
