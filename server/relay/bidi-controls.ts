/**
 * The characters that turn the direction of the text after them (Unicode Standard Annex #9, 2). In a name or a subject
 * they make a text look like another. In a message they stay, because right-to-left scripts need them.
 */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The text without these characters, for one line. */
export const withoutBidiControls = (text: string): string => text.replace(bidiControls, "");
