import { maxLinksWithoutToken } from "../../limits.ts";
import type { Submission } from "../enquiry.ts";
import { judgeFormToken } from "./form-token.ts";

const link = /https?:\/\/|\[url|<a\s/gi;

/** What a submission is judged by, besides itself. */
type Grounds = {
  secret: string;
  now: number;
  /** Whether its token may still speak for it: one that vouched for another enquiry says no more than none. */
  vouches: boolean;
};

/**
 * Why an enquiry is to be held for a person's eyes; `null` delivers it. A plain EmailJS request has no token and a
 * page without JavaScript cannot have one, so its absence alone says nothing.
 */
export function holdReason({ honeypot, formToken, enquiry }: Submission, { secret, now, vouches }: Grounds) {
  if (honeypot !== "") return "honeypot filled";
  const against = formToken === null ? null : judgeFormToken(secret, formToken, now);
  if (against !== null || vouches) return against;
  const links = enquiry.message.match(link)?.length ?? 0;
  return links > maxLinksWithoutToken ? "many links, no token" : null;
}
