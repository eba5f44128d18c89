import type { ConsentWords } from "../../content/en/consent-words.ts";

export type { ConsentWords };

/**
 * The words of the consent bar in the document's language. The page carries the file's address (`frame/footer.tsx`), because a
 * table of all languages would make the script longer with each.
 * @throws where the page has no address, or the file cannot be loaded
 */
export async function loadConsentWords(): Promise<ConsentWords> {
  const address = document.querySelector<HTMLElement>("[data-privacy-choices]")?.dataset.privacyChoices;
  if (!address) throw new Error("The page names no words for the question.");
  const words: { default: ConsentWords } = await import(/* @vite-ignore */ address);
  return words.default;
}
