/** An underlined link that stands in no sentence, large enough for a finger. */
export const loneLink =
  "inline-flex min-h-11 min-w-6 pointer-coarse:min-w-11 items-center underline underline-offset-4";
