/**
 * Replaces each `{name}` in a text by its value: `interpolate("{count} pages", { count: 3 })`. A name without a value stays as it
 * is.
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
