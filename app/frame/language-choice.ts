import { allowed } from "~/ui/allowed.ts";

/** Where it is remembered that somebody has chosen a language, or wants none offered; in local storage. */
export const languageKey = "language-offer";

/** Who has chosen, or said no, is not asked again. */
export const rememberLanguage = (): void => void allowed(() => localStorage.setItem(languageKey, "done"));
