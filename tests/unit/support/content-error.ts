import { ContentError } from "~/content/.server/problems.ts";

/** What is said of content that is refused, a line each: place, what is wrong, how to mend it, with colons between. */
export function refusalOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ place, wrong, mend }) => `${place}: ${wrong}: ${mend}`).join("\n");
  }
  return "";
}
