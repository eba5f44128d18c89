/** Why a visitor gets no mail about the arrival: the stored code, and the words for the owner. */
const words = {
  "no-token": "no form token spoke for a person",
  role: "its address is that of a function, of a list or of a program",
  again: "its mailbox had been acknowledged within a day",
  domain: "its domain had been acknowledged as often as one is in a day",
  cap: "as many had been acknowledged within a day as may be",
} as const;

export type Unacknowledged = keyof typeof words;

/** A stored code as part of a sentence. An unknown code of another release is shown as it is. */
export const whyUnacknowledged = (stored: string): string =>
  Object.hasOwn(words, stored) ? words[stored as Unacknowledged] : stored;
