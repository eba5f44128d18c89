/** More marks on one letter than any script writes. Normalising sorts them, in time by the square of them. */
const piledMarks = /(\p{M}{30})\p{M}+/gu;

/** One spelling for what looks the same (Unicode's NFKC). */
export const normalized = (text: string): string => text.replaceAll(piledMarks, "$1").normalize("NFKC");
