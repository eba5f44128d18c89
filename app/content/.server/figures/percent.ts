/** A part of a whole as an SVG length: `37.5%`. */
export const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;
