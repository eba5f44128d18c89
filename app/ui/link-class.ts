/** An underlined link that stands in no sentence, large enough for a finger; without one it takes no more room than its words. */
export const loneLink = "inline-flex min-h-11 items-center underline underline-offset-4 pointer-coarse:min-w-11";
