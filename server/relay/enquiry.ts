import type { FieldName } from "../../enquiry/fields.ts";

/** What a visitor wrote, each field of the declaration; texts are normalised, never cut, and a tick is "Yes" or "No". */
export type Enquiry = Record<FieldName, string>;

/** An enquiry as it was sent, with the signals that tell a person from a program. */
export type Submission = {
  enquiry: Enquiry;
  /** The draft's own id: a retry of the same words carries the same. `null` where the sender has none. */
  submissionId: string | null;
  /** Signed time at which the form was first touched; `null` where the sender has none. */
  formToken: string | null;
  /** The field that people do not see. */
  honeypot: string;
  /** Path of the page that led to it; empty where that is not known. */
  page: string;
  /** Of the page on which it was written, by its prefix. */
  language: string;
  channel: "json" | "form";
};

/**
 * queued: to be delivered. held: suspicious or over the daily cap, waits for a person's eyes. sent: accepted by the
 * mail server. dead: refused for good or out of attempts, kept until a person decides.
 */
export type Status = "queued" | "held" | "sent" | "dead";

/** A row of the store. Times are milliseconds since 1970. */
export type StoredEnquiry = Enquiry & {
  id: string;
  status: Status;
  /** Codes of `hold-reasons.ts`, apart by spaces. Stays when it is released. */
  holdReason: string | null;
  channel: Submission["channel"];
  receivedAt: number;
  attempts: number;
  dueAt: number;
  lastError: string | null;
  sentAt: number | null;
  /** Path of the page that led to it; empty where that is not known, as in enquiries of before it was kept. */
  page: string;
  /** Of the page on which it was written, by its prefix; English in enquiries of before it was kept. */
  language: string;
  /** When the owner said that it is answered. */
  answeredAt: number | null;
  /** When the owner released it: from then on its address passes. */
  releasedAt: number | null;
  /** Code of `unacknowledged.ts`; `null` where the visitor is acknowledged, and where nobody is. */
  unacknowledged: string | null;
};

/** An enquiry as its owner is shown it. Of a damaged row, `damage` names what cannot be read; the rest is as it was written. */
export type ShownEnquiry = StoredEnquiry & { damage?: string };

/** How an enquiry is told: by mail to the owner, by a webhook of the owner's, by a mail that answers the visitor. */
export type Channel = "mail" | "webhook" | "acknowledgement";

/** The state of a delivery beside mail. Times are milliseconds since 1970. */
export type StoredDelivery = {
  channel: Channel;
  status: Exclude<Status, "held">;
  attempts: number;
  dueAt: number;
  lastError: string | null;
  sentAt: number | null;
};

/** An enquiry taken for one attempt by one channel, whose attempts these are; the lease tells this taker from a later one. */
export type LeasedEnquiry = StoredEnquiry & { lease: string };

/**
 * What a visitor is told to call an enquiry by: the beginning of its id, which is the time to the millisecond and one
 * character more. `npm run enquiries -- show` takes it.
 */
export const shortReference = (id: string): string => id.slice(0, 10);
