import { maxLinks, maxLinksWithoutToken, maxSendersOfOneText } from "../../limits.ts";
import type { Submission } from "../enquiry.ts";
import type { HoldReason } from "../hold-reasons.ts";
import { judgeForm, judgeWords } from "./content.ts";
import { judgeFormToken } from "./form-token.ts";

const link = /https?:\/\/|\[url|<a\s/gi;

/** What a submission is judged by, besides its own content. */
export type SpamContext = {
  secret: string;
  now: number;
  /** Whether its token may vouch for it. A token that vouched for another enquiry counts as none. */
  vouches: boolean;
  /** Number of e-mail addresses that have sent its text lately, its own among them (`SentTexts`). */
  senders: number;
};

/** A missing token is no reason: a plain EmailJS request has none, and a page without JavaScript cannot have one. */
function judgeSignals({ honeypot, formToken }: Submission, { secret, now }: SpamContext): HoldReason | null {
  if (honeypot !== "") return "honeypot";
  return formToken === null ? null : judgeFormToken(secret, formToken, now);
}

/** Whether the form's token shows that a person filled in the form. */
export const isVouchedFor = (submission: Submission, context: SpamContext): boolean =>
  context.vouches && submission.formToken !== null && judgeSignals(submission, context) === null;

function judgeLinks({ message }: Submission["enquiry"], isVouched: boolean): HoldReason[] {
  const count = message.match(link)?.length ?? 0;
  if (count > maxLinks) return ["link-list"];
  return !isVouched && count > maxLinksWithoutToken ? ["many-links"] : [];
}

/**
 * All reasons to hold an enquiry; an empty list delivers it. When a token shows that a person wrote it, only what no
 * client does is a reason. The rules about words apply to enquiries without such a token.
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
