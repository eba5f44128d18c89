/** More marks on one letter than any script uses. Normalising sorts them, in time by the square of their number. */
const piledMarks = /(\p{M}{30})\p{M}+/gu;

/** One spelling for what looks the same (Unicode's NFKC). */
const normalized = (text: string): string => text.replaceAll(piledMarks, "$1").normalize("NFKC");

/** Invisible characters within words, and the dots and nasal signs that people may leave out in Indic scripts. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff\u093c\u0abc]/g;

/** One spelling for what people read as the same word. */
export const plain = (text: string): string =>
  normalized(text)
    .toLowerCase()
    .replaceAll(unseen, "")
    .replaceAll(/[\u0901\u0902]/g, "\u0902")
    .replaceAll(/[\u0a81\u0a82]/g, "\u0a82")
    .replaceAll("\u2019", "'");
