/** An underlined link outside of a sentence: large enough for a finger, and at least 24 px wide under a mouse (WCAG 2.5.8). */
export const loneLink =
  "inline-flex min-h-11 min-w-6 items-center underline underline-offset-4 pointer-coarse:min-w-11";
