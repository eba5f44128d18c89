import { z } from "zod";
import { type FieldName, recordByField } from "../../enquiry/fields.ts";

/** The visitor's answers, one per declared field. Texts are normalised and never cut; a tick is "Yes" or "No". */
export type Enquiry = Record<FieldName, string>;

/** An enquiry as it was sent, with the signals that distinguish a person from a program. */
export type Submission = {
  enquiry: Enquiry;
  /** The draft's id. A retry of the same words has the same one. `null` when the sender gives none. */
  submissionId: string | null;
  /** Signed time at which the form was first touched; `null` when the sender gives none. */
  formToken: string | null;
  /** The field that people do not see. */
  honeypot: string;
  /** Path of the page before the form; empty when it is not known. */
  page: string;
  /** Language of the form's page, by its prefix. */
  language: string;
  channel: "json" | "form";
};

/**
 * In the order in which they are shown. queued: to be delivered. held: suspicious or over the daily cap. sent: taken by
 * the mail server. dead: refused for good or out of attempts. A person decides about the held and the dead.
 */
export const statuses = ["queued", "held", "sent", "dead"] as const;
export type Status = (typeof statuses)[number];

/** The channels that have rows in the table `deliveries`: the owner's webhook, and a mail that answers the visitor. */
export const channelsExceptMail = ["webhook", "acknowledgement"] as const;
/** How an enquiry is delivered. */
export const channels = ["mail", ...channelsExceptMail] as const;
export type DeliveryChannel = (typeof channels)[number];

const text = z.string();
/** Milliseconds since 1970 that a `Date` can hold. */
export const timestampSchema = z.int().gte(0).lte(8.6e15);

/** A row of the table `enquiries`, with the program's names for its columns. */
export const storedEnquirySchema = z.object({
  id: text,
  status: z.enum(statuses),
  /** Codes of `hold-reasons.ts`, separated by spaces. They stay after a release. */
  holdReason: text.nullable(),
  channel: z.enum(["json", "form"]),
  receivedAt: timestampSchema,
  ...recordByField("name", ({ kind }) => (kind === "tick" ? z.enum(["Yes", "No"]) : text)),
  attempts: z.int(),
  dueAt: timestampSchema,
  lastError: text.nullable(),
  sentAt: timestampSchema.nullable(),
  /** Path of the page before the form; empty when it is not known, as in older enquiries. */
  page: text,
  /** Language of the form's page, by its prefix; English in older enquiries. */
  language: text,
  /** When the owner marked it as answered. */
  answeredAt: timestampSchema.nullable(),
  /** When the owner released it. Its address passes the spam check from then on. */
  releasedAt: timestampSchema.nullable(),
  /** Code of `hold-reasons.ts`; `null` when the visitor is acknowledged, or acknowledgements are off. */
  unacknowledged: text.nullable(),
});
export type StoredEnquiry = z.infer<typeof storedEnquirySchema>;

/** A row of the table `deliveries`. */
export const storedDeliverySchema = z.object({
  channel: z.enum(channelsExceptMail),
  status: z.enum(statuses).exclude(["held"]),
  ...storedEnquirySchema.pick({ attempts: true, dueAt: true, lastError: true, sentAt: true }).shape,
});
export type StoredDelivery = z.infer<typeof storedDeliverySchema>;

/** An enquiry that one channel has taken for one attempt, with that channel's `attempts` and this taker's lease. */
export type LeasedEnquiry = StoredEnquiry & { lease: string };

/** What a visitor is given and `show` takes: the beginning of the id, the time in milliseconds and a character more. */
export const shortReference = (id: string): string => id.slice(0, 10);
