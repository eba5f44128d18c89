import type { Submission } from "../enquiry.ts";
import { judgeFormToken } from "./form-token.ts";

const link = /https?:\/\/|\[url|<a\s/gi;

/** With this many links, an enquiry that cannot show when its form was opened is looked at by a person first. */
const mostLinksWithoutToken = 2;

/**
 * Why an enquiry is to be held for a person's eyes; `null` delivers it. A plain EmailJS request has no token and a
 * page without JavaScript cannot have one, so its absence alone says nothing.
 */
export function holdReason(submission: Submission, secret: string, now: number): string | null {
  if (submission.honeypot !== "") return "honeypot filled";
  if (submission.formToken !== null) return judgeFormToken(secret, submission.formToken, now);
  const links = submission.enquiry.message.match(link)?.length ?? 0;
  return links > mostLinksWithoutToken ? "many links, no token" : null;
}
