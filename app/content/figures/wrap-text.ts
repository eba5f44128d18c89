import { Children, isValidElement, type ReactNode } from "react";

/** The text of an element, without markup. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child)))
    .join("");
}

/** Width of a character of Anek Latin as a fraction of the font size, rounded up. Needed because SVG does not wrap text. */
function characterWidth(character: string): number {
  if (/[ijl.,:;’'|!()[\]]/.test(character)) return 0.29;
  if (/[frtI/ -]/.test(character)) return 0.38;
  if (/[mwMW@%]/.test(character)) return 0.84;
  return /[A-Z0-9#]/.test(character) ? 0.64 : 0.54;
}

/** Estimated width of a line of text, in the unit of `size`. */
const textWidth = (text: string, size: number) =>
  [...text].reduce((sum, character) => sum + characterWidth(character), 0) * size;

/** Breaks a text into lines of at most the estimated `width`. A word that is too long stays whole. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
