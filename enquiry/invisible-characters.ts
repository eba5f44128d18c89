/**
 * The characters that turn the direction of the text after them (Unicode Standard Annex #9, 2). In a name or a subject
 * they make a text look like another. In a message they stay, because right-to-left scripts need them.
 */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Characters without a shape, which a copied text brings along: soft hyphen, zero-width space, word joiner, byte order mark. */
const shapeless = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * All characters that Unicode has shown as nothing, such as fillers and selectors. In words some are needed: joiners keep
 * letters of Indic scripts together or apart. In an address or a number they are an accident.
 */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** The empty cell of Braille looks like a space. */
const emptyBraille = /\u2800/g;

/** The text without the controls of its direction, for one line. */
export const withoutBidiControls = (text: string): string => text.replace(bidiControls, "");

/**
 * A line without the characters that a person cannot see in it. The page and the relay both call it, so that what looks right is
 * accepted by both.
 * @param kind of the field (`fields.ts`)
 */
export function withoutInvisible(text: string, kind: "line" | "email" | "phone" | "lines"): string {
  if (kind === "lines") return text;
  const line = withoutBidiControls(text).replace(shapeless, "");
  if (kind === "line") return line;
  const shown = line.replace(ignorable, "");
  // A browser takes only ordinary spaces from the ends of an address.
  return kind === "email" ? shown.trim() : shown;
}

/** Whether a text shows nothing: empty, or only spaces and characters without a shape. */
export const isBlank = (text: string): boolean => text.replace(ignorable, "").replace(emptyBraille, "").trim() === "";
