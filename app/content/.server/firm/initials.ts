/** "Asha Mehta" → "AM": the first letters of the first and the last name. Vowel signs stay with their letter. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((_, i, { length }) => i === 0 || i === length - 1)
    .map((part) => [...new Intl.Segmenter().segment(part)][0]?.segment)
    .join("");
