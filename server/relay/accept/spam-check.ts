import { maxSendersOfOneText } from "../../limits.ts";
import type { HoldReason } from "../hold-reasons.ts";
import type { Submission } from "../stored-enquiry.ts";
import { judgeFormToken } from "./form-token.ts";

/** What a submission is judged by. Its words are not among it. */
export type SpamContext = {
  secret: string;
  now: number;
  /** Whether its token may vouch for it. A token that vouched for another enquiry counts as none. */
  vouches: boolean;
  /** Number of e-mail addresses that have sent its text lately, its own among them (`SentTexts`). */
  senders: number;
};

function judgeSignals({ honeypot, formToken }: Submission, { secret, now, vouches }: SpamContext): HoldReason | null {
  if (honeypot !== "") return "honeypot";
  return formToken === null || !vouches ? "no-token" : judgeFormToken(secret, formToken, now);
}

/** Whether the form's token shows that a person filled in the form. */
export const isVouchedFor = (submission: Submission, context: SpamContext): boolean =>
  judgeSignals(submission, context) === null;

/** All reasons to hold an enquiry; an empty list delivers it. */
export function holdReasons(submission: Submission, context: SpamContext): HoldReason[] {
  const signal = judgeSignals(submission, context);
  const repeated: HoldReason[] = context.senders > maxSendersOfOneText ? ["same-text"] : [];
  return signal ? [signal, ...repeated] : repeated;
}
