import { ContentError } from "~/content/errors.ts";

/** The message that refuses content, a line for each problem: place, problem and remedy, with colons between. */
export function contentErrorText(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ place, wrong, fix }) => `${place}: ${wrong}: ${fix}`).join("\n");
  }
  return "";
}
