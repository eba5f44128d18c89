/** Puts values where a text names them: `fill("{count} pages", { count: 3 })`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A text in its forms by number (`Intl.PluralRules`). `other` is there in every language. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a number takes in a language, filled with it as `{count}`. */
export const counted = (forms: Forms, count: number, tag: string, shown: string | number = count): string =>
  fill(forms[new Intl.PluralRules(tag).select(count)] ?? forms.other, { count: shown });
