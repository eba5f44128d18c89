/** Colourways of the patterns. `app/styles/patterns.css` gives each role its token in each of them. */
export const colourways = ["night", "indigo", "madder", "turmeric", "rann", "kora", "salt"] as const;
export type Colourway = (typeof colourways)[number];

/** Colourways that a seed can choose. Salt is tone on tone, for borders: only a caller chooses it. */
export const dyes = colourways.slice(0, -1);
