/** Reasons to hold an enquiry: the stored code, and the words for the owner. `judge-and-store.ts` and the store give them. */
const toHold = {
  honeypot: "a field that people cannot see was filled in",
  "no-token": "nothing showed that a person filled in the form",
  "token-forged": "it came with a form that this site did not hand out",
  "too-fast": "the form was filled in faster than people do it",
  "token-expired": "the form had been open for too long",
  "same-text": "the same text came under many e-mail addresses",
  restored: "it waited in a backup that was brought back, and may have been mailed or deleted since",
  "daily-cap": "the day's limit of mails had been reached (DAILY_CAP)",
  "address-share": "one internet connection had sent its share of the day already",
} as const;

export type HoldReason = keyof typeof toHold;

/** Why a visitor gets no mail about the arrival. */
const unacknowledged = {
  "no-token": "nothing showed that a person filled in the form",
  role: "its address is that of a role, a mailing list or a program",
  again: "its mailbox had been sent a confirmation within a day",
  domain: "its domain had been sent its confirmations of a day",
  cap: "the day's limit of confirmations had been reached",
} as const;

export type UnacknowledgedReason = keyof typeof unacknowledged;

/** Stored codes as part of a sentence. What an earlier release stored is shown as it is. */
const inWordsOf =
  (words: Readonly<Record<string, string>>) =>
  (stored: string): string => {
    const codes = stored.split(" ");
    return codes.every((code) => Object.hasOwn(words, code)) ? codes.map((code) => words[code]).join("; ") : stored;
  };

/** A stored reason in the owner's words. */
export const holdReasonText = inWordsOf(toHold);
export const unacknowledgedText = inWordsOf(unacknowledged);
