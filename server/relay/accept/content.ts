import type { Enquiry } from "../enquiry.ts";
import type { HoldReason } from "../hold-reasons.ts";
import { plain } from "../normalized.ts";
import { alarm, asksToBuild, lure, money, selling, webLink, wishes } from "./phrases.ts";

/** Links as programs write them for forums. One in HTML may be a developer's quotation. */
const forumLink = /\[(?:url|link)\b[=\]]/;
const htmlLink = /<a\s/g;
const hasMarkup = (text: string) => forumLink.test(text) || (text.match(htmlLink)?.length ?? 0) > 1;

const webAddress = /https?:\/\/|\bwww\./;

const all = (patterns: readonly RegExp[], text: string) => patterns.every((pattern) => pattern.test(text));

/** Whether somebody asks for the firm's kind of work: with words of asking or wishing, in one sentence. */
const wantsWork = (text: string) =>
  asksToBuild.test(text) || text.split(/[.!?।\n]/).some((sentence) => wishes.some((wish) => all(wish, sentence)));

/** The rules about words, with the code of each. */
const rules: readonly [HoldReason, (text: string) => boolean][] = [
  ["selling", (text) => all(selling, text)],
  ["money", (text) => all(money, text)],
  ["alarm", (text) => all(alarm, text) && webLink.test(text)],
  ["lure", (text) => all(lure, text)],
];

const textOf = ({ company, message }: Enquiry) => plain(`${company}\n${message}`);

/** Reasons that need no understanding of the words: what no client does. */
export function judgeForm(enquiry: Enquiry): HoldReason[] {
  const reasons: HoldReason[] = [];
  if (webAddress.test(plain(enquiry.name))) reasons.push("link-in-name");
  if (hasMarkup(textOf(enquiry))) reasons.push("markup");
  return reasons;
}

/**
 * Reasons that lie in the words. Each rule needs two things together, since a client may well write one. No rule
 * applies to a text that asks for the firm's kind of work: holding a client's enquiry is worse than passing spam.
 */
export function judgeWords(enquiry: Enquiry): HoldReason[] {
  const text = textOf(enquiry);
  return wantsWork(text) ? [] : rules.filter(([, applies]) => applies(text)).map(([reason]) => reason);
}
