import { fill } from "../../enquiry/fill.ts";

export { fill };

/** A text in its forms by number (`Intl.PluralRules`). `other` is there in every language. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a number takes in a language, filled with it as `{count}`. */
export const counted = (forms: Forms, count: number, tag: string, shown: string | number = count): string =>
  fill(forms[new Intl.PluralRules(tag).select(count)] ?? forms.other, { count: shown });
