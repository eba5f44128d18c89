/** An underlined link that stands in no sentence, high enough for a finger. */
export const loneLink = "inline-flex min-h-11 items-center underline underline-offset-4";
