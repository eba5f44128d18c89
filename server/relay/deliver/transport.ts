import type { Mail } from "./mail.ts";

/**
 * Why nothing would come through just now, whatever it is: no server answered, or one that takes nothing; it refused the login; no
 * encrypted connection came about. What waits for one of these is told by these words at the beginning of its last error.
 */
export const outages = ["unreachable", "login refused", "encryption failed"] as const;

/** refused: this mail was refused for good. delayed: the server said to try again. */
export type Failure = "refused" | "delayed" | (typeof outages)[number];

/** Whether every other one would have failed too. */
export const isOutage = (failure: Failure): boolean => outages.some((outage) => outage === failure);

/** declined: an answer about this one or about all of them, which is known by whether others are taken. */
export type Answered = Failure | "declined";

/** What was not accepted. `message` is for the owner, `code` (of SMTP, HTTP or the system) for the log. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly failure: Answered;
  readonly code: string;
  /** How long the receiver asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number;
  /** What to look at, for the owner and for the log. */
  readonly mend: string | undefined;

  constructor(
    failure: Answered,
    code: string,
    message: string,
    { retryAfterMs = 0, mend }: { retryAfterMs?: number; mend?: string } = {},
  ) {
    super(message);
    this.failure = failure;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.mend = mend;
  }
}

/**
 * Hands a mail to whatever carries it. Resolves once that has accepted it, with its answer if it gives one; rejects with a
 * `DeliveryError`.
 */
export type Transport = (mail: Mail) => Promise<unknown>;
