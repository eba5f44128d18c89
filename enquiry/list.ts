/** "name, e-mail address and message": `Intl` puts a comma before the "and" of India's English and of Hindi, the site none. */
export const listIn = (tag: string, names: string[]): string =>
  new Intl.ListFormat(tag)
    .formatToParts(names)
    .map(({ type, value }) => (type === "literal" ? value.replace(/^,(?= \S)/, "") : value))
    .join("");
