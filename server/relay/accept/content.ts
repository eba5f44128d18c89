import type { Enquiry } from "../enquiry.ts";
import type { HoldReason } from "../hold-reasons.ts";
import { plain } from "../normalized.ts";
import { alarm, asksToBuild, lure, money, selling, webLink, wishes } from "./phrases.ts";

/** Links as programs write them for forums. Of HTML one may be quoted by a developer. */
const forumLink = /\[(?:url|link)\b[=\]]/;
const htmlLink = /<a\s/g;
const hasMarkup = (text: string) => forumLink.test(text) || (text.match(htmlLink)?.length ?? 0) > 1;

const webAddress = /https?:\/\/|\bwww\./;

const all = (patterns: readonly RegExp[], text: string) => patterns.every((pattern) => pattern.test(text));

/** Somebody asks for work of the firm's kind: in the words of asking, or of wishing, in one sentence. */
const wantsWork = (text: string) =>
  asksToBuild.test(text) || text.split(/[.!?।\n]/).some((sentence) => wishes.some((wish) => all(wish, sentence)));

/** Each rule of words, by its code. */
const rules: readonly [HoldReason, (text: string) => boolean][] = [
  ["selling", (text) => all(selling, text)],
  ["money", (text) => all(money, text)],
  ["alarm", (text) => all(alarm, text) && webLink.test(text)],
  ["lure", (text) => all(lure, text)],
];

const textOf = ({ company, message }: Enquiry) => plain(`${company}\n${message}`);

/** What no client does, whatever it is about. */
export function judgeForm(enquiry: Enquiry): HoldReason[] {
  const reasons: HoldReason[] = [];
  if (webAddress.test(plain(enquiry.name))) reasons.push("link-in-name");
  if (hasMarkup(textOf(enquiry))) reasons.push("markup");
  return reasons;
}

/**
 * What the words themselves say against an enquiry. Each rule of words asks for two things together, of which a client may well
 * write one, and none applies where somebody asks for work of the firm's kind: a person held by mistake is the worse error.
 */
export function judgeWords(enquiry: Enquiry): HoldReason[] {
  const text = textOf(enquiry);
  return wantsWork(text) ? [] : rules.filter(([, applies]) => applies(text)).map(([reason]) => reason);
}
