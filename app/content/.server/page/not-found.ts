import { interfaceIn, type Language } from "../languages/languages.ts";
import { pageHead } from "./head.ts";

/** The head of the not-found page. It is the same at every unknown path. */
export function notFoundHead(language: Language = "en") {
  const { subject, description } = interfaceIn(language).notFound;
  return pageHead("/404", { title: subject, description }, { noindex: true }, language);
}
