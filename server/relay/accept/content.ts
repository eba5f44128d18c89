import type { Enquiry } from "../enquiry.ts";
import type { HoldReason } from "../hold-reasons.ts";
import { alarm, asksToBuild, money, ofTheTrade, selling, webLink, wishes } from "./phrases.ts";

/** Invisible characters that part the letters of a word, and the dots and nasals that people write or leave out in Indic scripts. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff\u093c\u0abc]/g;

/** One spelling for what people read as the same word. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(unseen, "")
    .replaceAll(/[\u0901\u0902]/g, "\u0902")
    .replaceAll(/[\u0a81\u0a82]/g, "\u0a82")
    .replaceAll("\u2019", "'");

const markup = /\[\/?(url|link)\b|<\/?a[\s>]/;
const webAddress = /https?:|\bwww\.|\.(com|net|org|info|biz|ru|xyz|top|site|online|shop|store|club|click|link)\b/;

const all = (patterns: readonly RegExp[], text: string) => patterns.every((pattern) => pattern.test(text));

/** Words of the addresses themselves say nothing of what is written. */
const withoutLinks = (text: string) => text.replaceAll(/https?:\S*/g, " ");

/** Somebody asks for work of the firm's kind: in the words of asking, or of wishing, in one sentence. */
const wantsWork = (text: string) =>
  asksToBuild.test(text) || text.split(/[.!?।\n]/).some((sentence) => wishes.some((wish) => all(wish, sentence)));

const asks = (text: string) => text.includes("?");

/** Each rule of words, by its code. */
const rules: readonly [HoldReason, (text: string) => boolean][] = [
  ["selling", (text) => all(selling, text)],
  ["money", (text) => all(money, text)],
  ["alarm", (text) => all(alarm, text) && webLink.test(text)],
  // Who asks something is a visitor of whom an answer is wanted, whatever about.
  ["off-subject", (text) => webLink.test(text) && !ofTheTrade.test(withoutLinks(text)) && !asks(withoutLinks(text))],
];

/**
 * What the words themselves say against an enquiry. Each rule of words asks for two things together, of which a client may well
 * write one, and none applies where somebody asks for work of the firm's kind: a person held by mistake is the worse error.
 */
export function judgeContent({ name, company, message }: Enquiry): HoldReason[] {
  const text = plain(`${company}\n${message}`);
  const reasons: HoldReason[] = [];
  if (webAddress.test(plain(name))) reasons.push("link-in-name");
  if (markup.test(text)) reasons.push("markup");
  if (wantsWork(text)) return reasons;
  return [...reasons, ...rules.filter(([, applies]) => applies(text)).map(([reason]) => reason)];
}
