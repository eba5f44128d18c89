import { readContent } from "../../pipeline/read-content.ts";

/**
 * What `content/` has, where the specification leaves it open. A page that is added there is tested as those of the specification,
 * and breaks none of their tests.
 */
export const content = readContent();
export const { technologies, services, guides, caseStudies: studies, articles } = content;
