/** What a sentence of a catalogue says whatever is filled in: the longest piece around its braces. */
export const fixedPartOf = (sentence: string): string =>
  sentence
    .split(/\{\w+\}/)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest));
