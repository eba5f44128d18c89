import { maxLinksWithoutToken } from "../../limits.ts";
import type { Submission } from "../enquiry.ts";
import type { HoldReason } from "../hold-reasons.ts";
import { judgeContent } from "./content.ts";
import { judgeFormToken } from "./form-token.ts";

const link = /https?:\/\/|\[url|<a\s/gi;

/** What a submission is judged by, besides itself. */
export type Grounds = {
  secret: string;
  now: number;
  /** Whether its token may still speak for it: one that vouched for another enquiry says no more than none. */
  vouches: boolean;
};

/** A plain EmailJS request has no token and a page without JavaScript cannot have one, so its absence alone says nothing. */
function judgeSignals({ honeypot, formToken, enquiry }: Submission, { secret, now, vouches }: Grounds): HoldReason[] {
  if (honeypot !== "") return ["honeypot"];
  const against = formToken === null ? null : judgeFormToken(secret, formToken, now);
  if (against) return [against];
  const links = vouches ? 0 : (enquiry.message.match(link)?.length ?? 0);
  return links > maxLinksWithoutToken ? ["many-links"] : [];
}

/**
 * Whether the form's token shows that a person filled it in. A verdict may hold what is vouched for all the same: a day's
 * cap says nothing against its writer.
 */
export const isVouchedFor = ({ honeypot, formToken }: Submission, { secret, now, vouches }: Grounds): boolean =>
  vouches && honeypot === "" && formToken !== null && judgeFormToken(secret, formToken, now) === null;

/** All that speaks for holding an enquiry for a person's eyes; without any it is delivered. */
export const holdReasons = (submission: Submission, grounds: Grounds): HoldReason[] => [
  ...judgeSignals(submission, grounds),
  ...judgeContent(submission.enquiry),
];
