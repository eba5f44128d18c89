import { fields } from "../../../enquiry/fields.ts";
import { indianDay } from "../../indian-time.ts";
import type { StoredEnquiry } from "../enquiry.ts";
import { plain } from "../normalized.ts";

/** The digits of Hindi and of Gujarati. Each ten end in 6 to f of their row in Unicode. */
const indicDigit = /[\u0966-\u096f\u0ae6-\u0aef]/g;

/** The same for whoever typed a letter as one character or as two, in whatever case, and a number in the digits of either script. */
const folded = (text: string) => plain(text).replaceAll(indicDigit, (digit) => String((digit.charCodeAt(0) & 0xf) - 6));

/** What an enquiry is searched in: all that was written, its id, its page, its day and its state. */
const textOf = (enquiry: StoredEnquiry) => {
  const words = fields.filter(({ kind }) => kind !== "tick").map(({ name }) => enquiry[name]);
  const day = indianDay(enquiry.receivedAt);
  return folded([...words, enquiry.id, enquiry.page, day, enquiry.status].join("\n"));
};

/** Tells of an enquiry whether each of these words stands somewhere in it. SQLite knows letter cases of ASCII only. */
export function matcher(words: string): (enquiry: StoredEnquiry) => boolean {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return (enquiry) => {
    const text = textOf(enquiry);
    return wanted.every((word) => text.includes(word));
  };
}
