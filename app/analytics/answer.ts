import { tryStorage } from "~/ui/try-storage.ts";

/** What a visitor said when asked whether visits may be counted. */
export type Answer = "yes" | "no";

/** Where the answer is remembered, in local storage. */
const consentKey = "analytics-consent";

/** For a browser that keeps nothing. */
let answerOfThisPage: Answer | undefined;

/** Global Privacy Control and Do Not Track count as a no, and then nobody asks (`decisions.md`, "Analytics"). */
export const refusedByBrowser = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === "1";

/** Read anew each time: it may have been given in another tab. */
export function readAnswer(): Answer | undefined {
  const kept = tryStorage(() => localStorage.getItem(consentKey));
  return kept === "yes" || kept === "no" ? kept : answerOfThisPage;
}

/** As if nobody had been asked. */
export function dropAnswer(): void {
  answerOfThisPage = undefined;
  tryStorage(() => localStorage.removeItem(consentKey));
}

export function keepAnswer(answer: Answer): void {
  // Where storage is full, no older answer may stand against this one.
  dropAnswer();
  answerOfThisPage = answer;
  tryStorage(() => localStorage.setItem(consentKey, answer));
}
