import type { Worded } from "./island-words.ts";

/** Texts of the bar that asks whether visits may be counted. A file of its own, so that pages of a site without analytics carry none of them. */
const english = {
  label: "Privacy choices",
  question:
    "Can Google Analytics count your visit? It would see which pages you open and your IP address, and keep cookies.",
  refused:
    "Your browser asks not to be tracked, by Global Privacy Control or Do Not Track. That’s a no: your visit isn’t counted, and anything an earlier yes left in this browser is deleted.",
  saidYes: "Your answer so far is yes.",
  saidNo: "Your answer so far is no.",
  /** Shown when a visitor withdraws consent. */
  withdrawn: "Your visits are no longer counted. The cookies and the identifier in this browser are deleted.",
  more: "More on privacy",
  yes: "Yes, count it",
  no: "No, don’t",
  close: "Close",
};

/** The type of every language's texts. */
export type ConsentWords = Worded<typeof english>;

export default english satisfies ConsentWords;
