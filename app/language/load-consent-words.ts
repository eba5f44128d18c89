import type { ConsentWords } from "../../content/en/consent-words.ts";

export type { ConsentWords };

const files = import.meta.glob<{ default: ConsentWords }>("../../content/*/consent-words.ts");

/** What the bar says that asks whether visits may be counted. @throws where the language has no such file, or it cannot be had */
export async function loadConsentWords(language: string): Promise<ConsentWords> {
  const load = files[`../../content/${language}/consent-words.ts`];
  if (!load) throw new Error(`No words in "${language}".`);
  return (await load()).default;
}
