import { allowed } from "~/ui/allowed.ts";

/** Where it is remembered that somebody has chosen a language, or wants none offered; in local storage. */
const key = "language-offer";

/** Who has chosen, or said no, is not asked again. */
export const remember = (): void => void allowed(() => localStorage.setItem(key, "done"));

/**
 * The language to offer: what the browser prefers of those that the page is there in, where that is another than its own and
 * nobody has answered before.
 * @param there the languages of the page, by their prefixes
 */
export function languageToOffer(own: string, there: readonly string[]): string | undefined {
  const preferred = navigator.languages.map((tag) => tag.toLowerCase().replace(/-.*/, ""));
  const wanted = preferred.find((code) => there.includes(code));
  return wanted && wanted !== own && !allowed(() => localStorage.getItem(key)) ? wanted : undefined;
}
