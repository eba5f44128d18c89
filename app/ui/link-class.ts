import type { ReactNode } from "react";

/** An underlined link outside of a sentence: large enough for a finger, and at least 24 px wide under a mouse (WCAG 2.5.8). */
export const loneLink =
  "inline-block min-h-11 min-w-6 content-center underline underline-offset-4 pointer-coarse:min-w-11";

/** Wider spaces between the letters of a link that is written in capitals. Other words and scripts are set as they are. */
export const ofCapitals = (words: ReactNode): string | false =>
  typeof words === "string" &&
  words === words.toUpperCase() &&
  words !== words.toLowerCase() &&
  "[letter-spacing:.03em]";
