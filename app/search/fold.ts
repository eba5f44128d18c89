/** Letters of Devanagari and Gujarati. The two blocks are built alike: what is said of one holds for the other. */
const indic = /[\u0900-\u097f\u0a80-\u0aff]/;

/** Whether a word is spelled in a script that folds. */
export const folds = (word: string): boolean => indic.test(word);

/** Spellings that people use for one sound. Each pattern is replaced by the text beside it. */
const alike: readonly (readonly [RegExp, string])[] = [
  // Joiners, and the dot below that tells borrowed sounds from native ones (nukta).
  [/\u200c|\u200d|\u093c|\u0abc/g, ""],
  // The moon's dot (chandrabindu) and a nasal before another consonant are heard as the dot (anusvara).
  [/\u0901|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, "\u0902"],
  [/\u0a81|[\u0a99\u0a9e\u0aa3\u0aa8\u0aae]\u0acd(?=[\u0a95-\u0ab9])/g, "\u0a82"],
  // Vowels of English words, as in "office".
  [/\u0949/g, "\u094b"],
  [/\u0911/g, "\u0913"],
  [/\u0945/g, "\u0947"],
  [/\u090d/g, "\u090f"],
  [/\u0ac9/g, "\u0acb"],
  [/\u0a91/g, "\u0a93"],
  [/\u0ac5/g, "\u0ac7"],
  [/\u0a8d/g, "\u0a8f"],
  // Long and short i and u.
  [/\u0940/g, "\u093f"],
  [/\u0942/g, "\u0941"],
  [/\u0908/g, "\u0907"],
  [/\u090a/g, "\u0909"],
  [/\u0ac0/g, "\u0abf"],
  [/\u0ac2/g, "\u0ac1"],
  [/\u0a88/g, "\u0a87"],
  [/\u0a8a/g, "\u0a89"],
];

const digitOf = (digit: string) => String((digit.charCodeAt(0) - 0x66) & 0xf);

/** A word by the spelling under which all spellings of it are found. Words of other scripts stay as they are. */
export function fold(word: string): string {
  if (!folds(word)) return word;
  // Normalisation separates letters from their nukta (Unicode never composes them).
  const apart = word.normalize("NFC").replaceAll(/[\u0966-\u096f\u0ae6-\u0aef]/g, digitOf);
  return alike.reduce((text, [spelling, one]) => text.replaceAll(spelling, one), apart);
}
