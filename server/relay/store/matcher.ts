import { fields } from "../../../enquiry/fields.ts";
import { indianDay } from "../../indian-time.ts";
import type { StoredEnquiry } from "../enquiry.ts";
import { normalized } from "../normalized.ts";

/** The same for whoever typed a letter as one character or as two, in whatever case. */
const folded = (text: string) => normalized(text).toLowerCase();

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
