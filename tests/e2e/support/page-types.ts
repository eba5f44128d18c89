import { languageAt } from "../../../app/content/languages/site-languages.ts";
import { pagePaths } from "../../../app/content/links/addresses.ts";
import { englishPath } from "../../../enquiry/page.ts";
import { readContent } from "../../../pipeline/content.ts";

const all = pagePaths(readContent());
const onePer = (paths: string[], typeOf: (path: string) => string) => [
  ...new Map(paths.map((path) => [typeOf(path), path])).values(),
];
const typeOf = (path: string) => `${path.split("/")[1]} ${path.split("/").length}`;

/** One page of each type in each language. */
export const onePerTypeAndLanguage = onePer(all, (path) => {
  const language = languageAt(path);
  return `${language} ${typeOf(englishPath(language, path))}`;
});

/** One page of each type, without second addresses: of other languages only the home page. */
export const onePerType = onePer(
  all.filter((path) => !/^\/(careers|(gu|hi)\/.*)$/.test(path)),
  typeOf,
);
