import { fill } from "../../enquiry/fill.ts";

export { fill };

/** Things in one line, with a sign between them that no line begins with. */
export const inLine = (things: readonly string[]): string => things.join("\u00a0· ");

/** A text in its forms by number (`Intl.PluralRules`). `other` is there in every language. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a number takes in a language, filled with it as `{count}`. */
export const counted = (forms: Forms, count: number, tag: string, shown: string | number = count): string =>
  fill(forms[new Intl.PluralRules(tag).select(count)] ?? forms.other, { count: shown });
