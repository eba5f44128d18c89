/** Rounds to one decimal: exact enough for a drawing, and few bytes. */
export const roundTenth = (value: number) => Math.round(value * 10) / 10;

/** A part of a whole as a length in SVG: `37.5%`. */
export const percentOf = (part: number, whole: number) => `${roundTenth((part / whole) * 100)}%`;
