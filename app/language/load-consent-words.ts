import type { ConsentWords } from "../../content/en/consent-words.ts";

export type { ConsentWords };

/**
 * What the bar says that asks whether visits may be counted, in the document's language. The page names the file (`frame/footer.tsx`): a
 * table of all languages' files would make the script longer with each.
 * @throws where the page names none, or it cannot be had
 */
export async function loadConsentWords(): Promise<ConsentWords> {
  const address = document.querySelector<HTMLElement>("[data-privacy-choices]")?.dataset.privacyChoices;
  if (!address) throw new Error("The page names no words for the question.");
  const words: { default: ConsentWords } = await import(/* @vite-ignore */ address);
  return words.default;
}
