import type { Mail } from "./mail.ts";

/**
 * refused: this mail was refused for good. delayed: the server said to try again. unreachable: no server answered, or
 * one that takes nothing just now, so every other mail would have failed too.
 */
export type Failure = "refused" | "delayed" | "unreachable";

/** A mail that was not accepted. `message` is for the owner, `code` (of SMTP or of the system) for the log. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly failure: Failure;
  readonly code: string;

  constructor(failure: Failure, code: string, message: string) {
    super(message);
    this.failure = failure;
    this.code = code;
  }
}

/**
 * Hands a mail to whatever carries it. Resolves once that has accepted it, with its answer if it gives one; rejects with a
 * `DeliveryError`.
 */
export type Transport = (mail: Mail) => Promise<unknown>;
