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
  holdReason: string | null;
  channel: Submission["channel"];
  receivedAt: number;
  attempts: number;
  dueAt: number;
  lastError: string | null;
  sentAt: number | null;
};
