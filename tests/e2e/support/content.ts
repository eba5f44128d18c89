import { readContent } from "../../../pipeline/content.ts";

/**
 * What `content/` has, where the specification leaves it open. A page that is added there is tested as those of the specification,
 * and breaks none of their tests.
 */
export const { technologies, services, guides, caseStudies: studies, articles } = readContent();

/** Those items of a page that the specification names, in the page's order. */
export const specifiedAmong = (shown: readonly string[], specified: readonly string[]) =>
  shown.filter((item) => specified.includes(item));
