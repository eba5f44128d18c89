const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The beginning of a text, in at most so many UTF-16 units. It ends between two letters as a person sees them: a vowel
 * sign stays with its consonant, and the consonants of a conjunct stay together.
 */
export function truncateText(text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text.slice(0, 2 * most))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
