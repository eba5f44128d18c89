/** Sets of dyes in which a cloth can be printed; `app/styles/cloth.css` says which token each role takes in each of them. */
export const colourways = ["night", "indigo", "madder", "turmeric", "salt"] as const;
export type Colourway = (typeof colourways)[number];
