/** As exact as a drawing has to be, in few digits. */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** A part of a whole as an SVG length: `37.5%`. */
export const percent = (part: number, whole: number) => `${tenth((part / whole) * 100)}%`;
