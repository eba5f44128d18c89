/** An underlined link that stands in no sentence, large enough for a finger; under a mouse 24 px wide at least, as WCAG has it. */
export const loneLink =
  "inline-flex min-h-11 min-w-6 items-center underline underline-offset-4 pointer-coarse:min-w-11";
