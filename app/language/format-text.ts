import { interpolate } from "../../enquiry/interpolate.ts";

export { interpolate };

/** Joins items by a middle dot. The no-break space keeps a line from beginning with the dot. */
export const joinByDots = (things: readonly string[]): string => things.join("\u00a0· ");

/** A text in its plural forms (`Intl.PluralRules`). Every language has `other`. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a number takes in a language, with the number in place of `{count}`. */
export const formatPlural = (forms: PluralForms, count: number, tag: string, shown: string | number = count): string =>
  interpolate(forms[new Intl.PluralRules(tag).select(count)] ?? forms.other, { count: shown });
