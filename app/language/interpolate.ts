import { interpolate } from "../../enquiry/interpolate.ts";

export { interpolate };

/** Things in one line, with a sign between them that no line begins with. */
export const inLine = (things: readonly string[]): string => things.join("\u00a0· ");

/** A text in its forms by number (`Intl.PluralRules`). `other` is there in every language. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a number takes in a language, filled with it as `{count}`. */
export const counted = (forms: Forms, count: number, tag: string, shown: string | number = count): string =>
  interpolate(forms[new Intl.PluralRules(tag).select(count)] ?? forms.other, { count: shown });
