import { fields } from "../../../enquiry/fields.ts";
import { foldSpelling } from "../../../enquiry/fold-indic-spelling.ts";
import { indianDay } from "../../indian-time.ts";
import type { StoredEnquiry } from "../stored-enquiry.ts";

/** Invisible characters within words. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** One form for what people read or hear as the same word, in any case. NFKC joins what Unicode has in several ways. */
const folded = (text: string): string[] =>
  text.normalize("NFKC").toLowerCase().replaceAll(unseen, "").replaceAll("\u2019", "'").split(/\s/).map(foldSpelling);

/** The text that a search looks through: all that was written, the id, the page, the day and the state. */
const textOf = (enquiry: StoredEnquiry) => {
  const words = fields.filter(({ kind }) => kind !== "tick").map(({ name }) => enquiry[name]);
  const day = indianDay(enquiry.receivedAt);
  return folded([...words, enquiry.id, enquiry.page, day, enquiry.status].join("\n")).join("\n");
};

/** Finds out whether an enquiry contains each of these words. SQLite itself knows letter cases of ASCII only. */
export function wordMatcher(words: string): (enquiry: StoredEnquiry) => boolean {
  // Empty ones, between two spaces, are in every text.
  const wanted = folded(words);
  return (enquiry) => {
    const text = textOf(enquiry);
    return wanted.every((word) => text.includes(word));
  };
}
