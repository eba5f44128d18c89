/**
 * The characters that turn the direction of what is read after them (Unicode Standard Annex #9, 2). In a name or a
 * subject they make a text look like another; in a message people who write from right to left need them.
 */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A line that reads in the order in which it is written. */
export const withoutBidiControls = (text: string): string => text.replace(bidiControls, "");
