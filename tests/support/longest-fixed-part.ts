/** The longest part of a text outside its placeholders, which no value changes. */
export const longestFixedPart = (sentence: string): string =>
  sentence
    .split(/\{\w+\}/)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest));
