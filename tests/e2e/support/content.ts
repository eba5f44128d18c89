import { readContent } from "../../../pipeline/content.ts";

/**
 * What is written in `content/`, for what the specification leaves to it: a page that is added there is tested like those
 * of the specification, and breaks no test of theirs.
 */
export const { technologies, services, caseStudies: studies, articles } = readContent();

/** Those of the specification among what a page shows, in the page's order. */
export const specifiedAmong = (shown: readonly string[], specified: readonly string[]) =>
  shown.filter((item) => specified.includes(item));
