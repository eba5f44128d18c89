import { fold, folds } from "../../enquiry/fold.ts";

/** A piece of text, marked or not. */
export type Piece = { text: string; marked: boolean };

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds any of the words at the beginning of a word, whatever its case. The words are lower-case, as the index has them. */
function finder(words: string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(literal);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})`, "giu");
}

type Place = { index: number; match: string };

/**
 * Where a text has one of the words. In a script whose spellings fold, a whole word is found whose folded spelling begins with the
 * word; in other scripts, just the letters.
 */
function placesOf(text: string, words: string[]): Place[] {
  const [folding, others] = [words.filter(folds), words.filter((word) => !folds(word))];
  const found: Place[] = [];
  if (others.length > 0) for (const { 0: match, index } of text.matchAll(finder(others))) found.push({ index, match });
  if (folding.length === 0) return found;
  for (const { 0: match, index } of text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)) {
    const folded = fold(match);
    if (folding.some((word) => folded.startsWith(word))) found.push({ index, match });
  }
  return found.sort((a, b) => a.index - b.index);
}

/** Cuts a text into pieces, the words marked. */
export function markWords(text: string, words: string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { match, index } of placesOf(text, words)) {
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    pieces.push({ text: match, marked: true });
    end = index + match.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}
