/** Rounds to one decimal: exact enough for a drawing, and few bytes. */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** A part of a whole as a length in SVG: `37.5%`. */
export const percent = (part: number, whole: number) => `${tenth((part / whole) * 100)}%`;
