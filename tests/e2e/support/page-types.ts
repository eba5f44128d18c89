import { languageAt } from "../../../app/content/languages/site-languages.ts";
import { pagePaths } from "../../../app/content/links/addresses.ts";
import { englishPath } from "../../../enquiry/page.ts";
import { readContent } from "../../../pipeline/content.ts";

const all = pagePaths(readContent());
const onePer = (typeOf: (path: string) => string) => [...new Map(all.map((path) => [typeOf(path), path])).values()];
const typeOf = (path: string) => `${path.split("/")[1]} ${path.split("/").length}`;

/** One page of each type: by the first part of its path and the number of its parts. */
export const onePerType = onePer(typeOf);

/** One page of each type in each language. */
export const onePerTypeAndLanguage = onePer((path) => {
  const language = languageAt(path);
  return `${language} ${typeOf(englishPath(language, path))}`;
});
