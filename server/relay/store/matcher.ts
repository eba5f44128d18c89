import { fields } from "../../../enquiry/fields.ts";
import { indianDay } from "../../indian-time.ts";
import type { StoredEnquiry } from "../stored-enquiry.ts";

/** Invisible characters within words, and the dots and nasal signs that people may leave out in Indic scripts. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff\u093c\u0abc]/g;

/** One spelling for what people read as the same word. NFKC joins what Unicode has in several ways. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(unseen, "")
    .replaceAll(/[\u0901\u0902]/g, "\u0902")
    .replaceAll(/[\u0a81\u0a82]/g, "\u0a82")
    .replaceAll("\u2019", "'");

/** Digits of Hindi and Gujarati. Their last hexadecimal digit is 6 for zero, up to f for nine. */
const indicDigit = /[\u0966-\u096f\u0ae6-\u0aef]/g;

/** One form for the same word in composed or decomposed letters, in any case, and with digits of any script. */
const folded = (text: string) => plain(text).replaceAll(indicDigit, (digit) => String((digit.charCodeAt(0) & 0xf) - 6));

/** The text that a search looks through: all that was written, the id, the page, the day and the state. */
const textOf = (enquiry: StoredEnquiry) => {
  const words = fields.filter(({ kind }) => kind !== "tick").map(({ name }) => enquiry[name]);
  const day = indianDay(enquiry.receivedAt);
  return folded([...words, enquiry.id, enquiry.page, day, enquiry.status].join("\n"));
};

/** Finds out whether an enquiry contains each of these words. SQLite itself knows letter cases of ASCII only. */
export function matcher(words: string): (enquiry: StoredEnquiry) => boolean {
  // Empty ones, between two spaces, are in every text.
  const wanted = folded(words).split(/\s/);
  return (enquiry) => {
    const text = textOf(enquiry);
    return wanted.every((word) => text.includes(word));
  };
}
