/** "Asha Mehta" → "AM": the first letter of the first name and of the last, whole in every script. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((_, i, { length }) => i === 0 || i === length - 1)
    .map((part) => [...new Intl.Segmenter().segment(part)][0]?.segment)
    .join("");
