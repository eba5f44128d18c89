/** Sets of dyes in which a pattern can be printed; `app/styles/patterns.css` says which token each role takes in each of them. */
export const colourways = ["night", "indigo", "madder", "turmeric", "rann", "kora", "salt"] as const;
export type Colourway = (typeof colourways)[number];

/** Those of pages. Salt is tone on tone, for borders, and has to be asked for. */
export const dyes = colourways.slice(0, -1);
