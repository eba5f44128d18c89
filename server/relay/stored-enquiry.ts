import type { FieldName } from "../../enquiry/fields.ts";

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
 * queued: to be delivered. held: suspicious or over the daily cap, until a person decides. sent: accepted by the mail
 * server. dead: refused for good or out of attempts, kept until a person decides.
 */
export type Status = "queued" | "held" | "sent" | "dead";

/** A row of the store. Times are milliseconds since 1970. */
export type StoredEnquiry = Enquiry & {
  id: string;
  status: Status;
  /** Codes of `hold-reasons.ts`, separated by spaces. They stay after a release. */
  holdReason: string | null;
  channel: Submission["channel"];
  receivedAt: number;
  attempts: number;
  dueAt: number;
  lastError: string | null;
  sentAt: number | null;
  /** Path of the page before the form; empty when it is not known, as in older enquiries. */
  page: string;
  /** Language of the form's page, by its prefix; English in older enquiries. */
  language: string;
  /** When the owner marked it as answered. */
  answeredAt: number | null;
  /** When the owner released it. Its address passes the spam check from then on. */
  releasedAt: number | null;
  /** Code of `hold-reasons.ts`; `null` when the visitor is acknowledged, or acknowledgements are off. */
  unacknowledged: string | null;
};

/** How an enquiry is delivered: by mail to the owner, by the owner's webhook, by a mail that answers the visitor. */
export type Channel = "mail" | "webhook" | "acknowledgement";

/** The state of a delivery by another channel than mail. Times are milliseconds since 1970. */
export type StoredDelivery = {
  channel: Channel;
  status: Exclude<Status, "held">;
  attempts: number;
  dueAt: number;
  lastError: string | null;
  sentAt: number | null;
};

/**
 * An enquiry that one channel has taken for one attempt. `attempts` is that channel's. The lease distinguishes this
 * taker from a later one.
 */
export type LeasedEnquiry = StoredEnquiry & { lease: string };

/**
 * The reference that a visitor is given: the beginning of the id, which is the time in milliseconds and one more
 * character. `npm run enquiries -- show` takes it.
 */
export const shortReference = (id: string): string => id.slice(0, 10);
