/** Where it is remembered that somebody has chosen a language, or wants none offered; in local storage. */
export const offerKey = "language-offer";
