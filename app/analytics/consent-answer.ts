import { tryStorage } from "~/ui/try-storage.ts";

/** A visitor's answer to whether visits may be counted. */
export type ConsentAnswer = "yes" | "no";

/** Where the answer is remembered, in local storage. */
const consentKey = "analytics-consent";

/** The answer where storage is denied or full: it holds for this document alone. */
let answerOfThisPage: ConsentAnswer | undefined;

/** Global Privacy Control and Do Not Track count as a no, and then nobody is asked (`docs/brief/decisions.md`, "Analytics"). */
export const browserOptsOut = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === "1";

/** Read anew each time: it may have been given in another tab. */
export function readAnswer(): ConsentAnswer | undefined {
  const kept = tryStorage(() => localStorage.getItem(consentKey));
  return kept === "yes" || kept === "no" ? kept : answerOfThisPage;
}

/** Forgets the answer, as if nobody had been asked. */
export function clearAnswer(): void {
  answerOfThisPage = undefined;
  tryStorage(() => localStorage.removeItem(consentKey));
}

export function storeAnswer(answer: ConsentAnswer): void {
  // Removed first: where storage is full, the older answer must not stay in force.
  clearAnswer();
  answerOfThisPage = answer;
  tryStorage(() => localStorage.setItem(consentKey, answer));
}
