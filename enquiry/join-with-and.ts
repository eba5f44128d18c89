/** "name, e-mail and message", without the comma that `Intl` puts before the "and" of India's English and of Hindi. */
export const joinNames = (tag: string, names: string[]): string =>
  new Intl.ListFormat(tag)
    .formatToParts(names)
    .map(({ value }) => value.replace(/^,(?= \S)/, ""))
    .join("");
