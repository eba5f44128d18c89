import { content } from "../index.ts";
import { type ContentError, Problems } from "../problems.ts";
import { articleBody } from "./articles.ts";
import { renderBody } from "./body.tsx";

/** Renders every article and case study. Returns what is wrong with them as text; `undefined` if nothing is. */
export function refusalOfTexts(): string | undefined {
  const problems = new Problems();
  for (const article of content.articles) problems.attempt(() => articleBody(article));
  for (const { slug } of content.caseStudies) problems.attempt(() => renderBody("caseStudies", slug));
  try {
    problems.throwIfAny();
    return undefined;
  } catch (error) {
    return (error as ContentError).message;
  }
}
