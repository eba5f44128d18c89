/** Why a visitor gets no mail about the arrival: the stored code, and the words for the owner. */
const words = {
  "no-token": "nothing showed that a person filled in the form",
  role: "its address is that of a role, a mailing list or a program",
  again: "its mailbox had been sent a confirmation within a day",
  domain: "its domain had been sent its confirmations of a day",
  cap: "the day's limit of confirmations had been reached",
} as const;

export type Unacknowledged = keyof typeof words;

/** A stored code as part of a sentence. An unknown code of another release is shown as it is. */
export const whyUnacknowledged = (stored: string): string =>
  Object.hasOwn(words, stored) ? words[stored as Unacknowledged] : stored;
