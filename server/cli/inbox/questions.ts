import { indianTime } from "../../indian-time.ts";
import type { StoredEnquiry } from "../../relay/enquiry.ts";
import { oneLine } from "../show-text.ts";
import { enquiries } from "../words.ts";
import { phrasesFor } from "./confirmation.ts";

const which = ({ name, email, receivedAt, message }: StoredEnquiry) =>
  `${oneLine(name, 60)} <${oneLine(email, 100)}>, ${indianTime(receivedAt)}: ${oneLine(message, 60)}`;

/** The question before a deletion. @param ofPerson number of enquiries by the same writer, once counted */
export function deletionQuestion(enquiry: StoredEnquiry, ofPerson: number | undefined): string {
  const { one, person } = phrasesFor(enquiry);
  const all = ofPerson === undefined ? "all" : `all, ${enquiries(ofPerson)}`;
  return [
    "Delete for good? Type which, then Enter:",
    `${one.join(" or ")} for this one`,
    ...(person === null ? [] : [`${person} for ${all} of this address`]),
    "",
    which(enquiry),
  ].join("\n");
}

/** The question before a release. */
export const releaseQuestion = (enquiry: StoredEnquiry): string =>
  [
    "Release it? Then it is mailed like any other, which cannot be called back,",
    `and what ${oneLine(enquiry.email, 100)} sends from now on is not held, save by the day's limits (t undoes that).`,
    "",
    which(enquiry),
  ].join("\n");
