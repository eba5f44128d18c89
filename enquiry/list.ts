/**
 * "name, e-mail address and message". `Intl` puts a comma before the "and" in India's English and in Hindi; the site writes none.
 */
export const listIn = (tag: string, names: string[]): string =>
  new Intl.ListFormat(tag)
    .formatToParts(names)
    .map(({ value }) => value.replace(/^,(?= \S)/, ""))
    .join("");
