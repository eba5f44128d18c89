/** Letters of Devanagari and Gujarati. The two blocks are built alike: what is said of one holds for the other. */
const indic = /[\u0900-\u097f\u0a80-\u0aff]/;

/** Whether a word is spelled in a script that folds. */
export const isFoldable = (word: string): boolean => indic.test(word);

/** Spellings that people use for one sound, in Devanagari. Each pattern is replaced by the text beside it. */
const alike: readonly (readonly [RegExp, string])[] = [
  // Joiners, and the dot below that tells borrowed sounds from native ones (nukta).
  [/\u200c|\u200d|\u093c/g, ""],
  // The moon's dot (chandrabindu) and a nasal before another consonant are heard as the dot (anusvara).
  [/\u0901|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, "\u0902"],
  // Vowels of English words, as in "office".
  [/\u0949/g, "\u094b"],
  [/\u0911/g, "\u0913"],
  [/\u0945/g, "\u0947"],
  [/\u090d/g, "\u090f"],
  // Long and short i and u.
  [/\u0940/g, "\u093f"],
  [/\u0942/g, "\u0941"],
  [/\u0908/g, "\u0907"],
  [/\u090a/g, "\u0909"],
];

const digitOf = (digit: string) => String((digit.charCodeAt(0) - 0x66) & 0xf);

/** How far a letter of Gujarati is from the same one of Devanagari. */
const distance = 0x180;
const moved = (word: string, letters: RegExp, by: number) =>
  word.replace(letters, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));

/** A word by the spelling under which all spellings of it are found. Words of other scripts stay as they are. */
export function foldSpelling(word: string): string {
  if (!isFoldable(word)) return word;
  // Normalisation separates letters from their nukta (Unicode never composes them).
  const apart = word.normalize("NFC").replaceAll(/[\u0966-\u096f\u0ae6-\u0aef]/g, digitOf);
  const isGujarati = /[\u0a80-\u0aff]/.test(word);
  const devanagari = moved(apart, /[\u0a80-\u0aff]/g, -distance);
  const folded = alike.reduce((text, [spelling, one]) => text.replaceAll(spelling, one), devanagari);
  return isGujarati ? moved(folded, /[\u0900-\u097f]/g, distance) : folded;
}
