import { foldSpelling, isFoldable } from "../../enquiry/fold-indic-spelling.ts";

/** A piece of text, marked or not. */
type TextPiece = { text: string; marked: boolean };

/** Cut as MiniSearch cuts an index into words. */
const wordsOf = /[^\n\r\p{Z}\p{P}]+/gu;

/**
 * Cuts a text into pieces, the words marked. A word of the text is found by its beginning, whatever its case. In a script whose
 * spellings fold it is marked whole, because its letters are others than those that were found; in other scripts, just the letters.
 * @param words lower-case and folded, as the index has them
 */
export function markWords(text: string, words: string[]): TextPiece[] {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordsOf)) {
    const folded = foldSpelling(word.toLowerCase());
    const found = longestFirst.find((wanted) => folded.startsWith(wanted));
    if (found === undefined) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    end = index + (isFoldable(found) ? word : found).length;
    pieces.push({ text: text.slice(index, end), marked: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}
