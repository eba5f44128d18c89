import type { Mail } from "./mail.ts";

/** refused: this mail was refused for good. delayed: the server said to try again. Others would stop every mail now. */
export type FailureKind = "refused" | "delayed" | Outage;

/** The last three are answers: the sender may not send, the owner's mailbox is full, the day's mails are used up. */
type Outage =
  | ("unreachable" | "login refused" | "encryption failed")
  | ("sender refused" | "mailbox full" | "limit reached");

/** Whether every other delivery would have failed too. */
export const isOutage = (failure: FailureKind): failure is Outage => failure !== "refused" && failure !== "delayed";

/** declined: about this delivery or about all of them. Whether others are accepted tells which. */
export type ReportedFailure = FailureKind | "declined";

/** A delivery that was not accepted. `message` is for the owner, `code` (of SMTP, HTTP or the system) for the log. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly failure: ReportedFailure;
  readonly code: string;
  /** How long the receiver asked to wait, in milliseconds. */
  readonly retryAfterMs: number;
  /** What to check, for the owner and the log. */
  readonly remedy: string | undefined;

  constructor(
    failure: ReportedFailure,
    code: string,
    message: string,
    { retryAfterMs = 0, remedy }: { retryAfterMs?: number; remedy?: string } = {},
  ) {
    super(message);
    this.failure = failure;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.remedy = remedy;
  }
}

/**
 * Hands over a mail. Resolves when it is accepted, with the receiver's answer; rejects with a `DeliveryError`. `smtp.ts` and
 * `cloudflare/send-email.ts` have one each; `node.ts` and `worker.ts` choose.
 */
export type Transport = (mail: Mail) => Promise<unknown>;
