/** Replaces each `{name}` that has a value: `interpolate("{count} pages", { count: 3 })`. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
