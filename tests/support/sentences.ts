/** The longest piece of a message outside of its braces, which is the same whatever is filled in. */
export const fixedPartOf = (sentence: string): string =>
  sentence
    .split(/\{\w+\}/)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest));
