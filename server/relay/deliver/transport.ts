import type { Mail } from "./mail.ts";

/**
 * refused: this mail was refused for good. delayed: the server said to try again. unreachable: no server answered, or
 * one that takes nothing just now, so every other mail would have failed too.
 */
export type Failure = "refused" | "delayed" | "unreachable";

/** declined: an answer about this one or about all of them, which is known by whether others are taken. */
export type Answered = Failure | "declined";

/** What was not accepted. `message` is for the owner, `code` (of SMTP, HTTP or the system) for the log. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly failure: Answered;
  readonly code: string;
  /** How long the receiver asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number;

  constructor(failure: Answered, code: string, message: string, retryAfterMs = 0) {
    super(message);
    this.failure = failure;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Hands a mail to whatever carries it. Resolves once that has accepted it, with its answer if it gives one; rejects with a
 * `DeliveryError`.
 */
export type Transport = (mail: Mail) => Promise<unknown>;
