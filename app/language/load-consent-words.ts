import type { ConsentWords } from "../../content/en/consent-words.ts";
import { wordsFrom } from "./load-words.ts";

export type { ConsentWords };

const files = import.meta.glob<{ default: ConsentWords }>("../../content/*/consent-words.ts");

/** What the bar says that asks whether visits may be counted. Only built where it asks. */
export const loadConsentWords = (language: string): Promise<ConsentWords> => wordsFrom(files, language);
