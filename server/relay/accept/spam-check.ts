import { maxLinks, maxLinksWithoutToken, maxSendersOfOneText } from "../../limits.ts";
import type { Submission } from "../enquiry.ts";
import type { HoldReason } from "../hold-reasons.ts";
import { judgeForm, judgeWords } from "./content.ts";
import { judgeFormToken } from "./form-token.ts";

const link = /https?:\/\/|\[url|<a\s/gi;

/** What a submission is judged by, besides itself. */
export type SpamContext = {
  secret: string;
  now: number;
  /** Whether its token may still speak for it: one that vouched for another enquiry says no more than none. */
  vouches: boolean;
  /** E-mail addresses under which its text has come lately, its own with them (`SentTexts`). */
  senders: number;
};

/** A plain EmailJS request has no token and a page without JavaScript cannot have one, so its absence alone says nothing. */
function judgeSignals({ honeypot, formToken }: Submission, { secret, now }: SpamContext): HoldReason | null {
  if (honeypot !== "") return "honeypot";
  return formToken === null ? null : judgeFormToken(secret, formToken, now);
}

/** Whether the form's token shows that a person filled it in. */
export const isVouchedFor = (submission: Submission, context: SpamContext): boolean =>
  context.vouches && submission.formToken !== null && judgeSignals(submission, context) === null;

function judgeLinks({ message }: Submission["enquiry"], isVouched: boolean): HoldReason[] {
  const count = message.match(link)?.length ?? 0;
  if (count > maxLinks) return ["link-list"];
  return !isVouched && count > maxLinksWithoutToken ? ["many-links"] : [];
}

/**
 * All that speaks for holding an enquiry for a person's eyes; without any it is delivered. Who passed token, time and hidden
 * field is held for what no client does, and for no words: only what nobody vouches for is judged by those.
 */
export function holdReasons(submission: Submission, context: SpamContext): HoldReason[] {
  const signal = judgeSignals(submission, context);
  const { enquiry } = submission;
  const isVouched = isVouchedFor(submission, context);
  const links = judgeLinks(enquiry, isVouched);
  return [
    ...(signal ? [signal] : links),
    ...(context.senders > maxSendersOfOneText ? (["same-text"] as const) : []),
    ...judgeForm(enquiry),
    ...(isVouched ? [] : judgeWords(enquiry)),
  ];
}
