import { contentErrorOf, type Problem, problemAt } from "../app/content/errors.ts";

/** A built page: its path and its HTML. */
type Page = { path: string; html: string };

const decoded = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const valuesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => decoded(value));

/** Makes sure that each link to a place within a page leads to an element with that id. @throws {ContentError} */
export function checkAnchors(pages: readonly Page[]): void {
  const ids = new Map(pages.map(({ path, html }) => [path, new Set(valuesOf(html, /\sid="([^"]*)"/g))]));
  const problems = pages.flatMap(({ path, html }): Problem[] => {
    const links = new Set(valuesOf(html, /<a\s[^>]*?href="([^"]*#[^"]+)"/g));
    return [...links].flatMap((link) => {
      const { origin, pathname, hash } = new URL(link, `https://site.invalid${path}`);
      const target = origin === "https://site.invalid" ? ids.get(pathname) : undefined;
      if (!target || target.has(decodeURIComponent(hash.slice(1)))) return [];
      const remedy = `leads to "${link}", but nothing there has this id: correct or remove the link`;
      return [problemAt(`the page ${path}`, "", remedy)];
    });
  });
  if (problems.length > 0) throw contentErrorOf(problems);
}

/** The most words of an English page: 800, 500 and 250 with some room. `$1` is the last part of the address. */
const budgets = [
  { kind: "technology", path: /^\/technologies\/([^/]+)$/, file: "content/technologies/$1.ts", words: 530 },
  { kind: "service", path: /^\/services\/([^/]+)$/, file: "content/en/services/$1.ts", words: 830 },
  { kind: "page of figures", path: /^\/(how-this-site-is-made)$/, file: "content/en/$1.ts", words: 530 },
  { kind: "page of careers", path: /^\/careers?$/, file: "content/en/careers.ts", words: 270 },
];

/** What is no text to read. The words of a figure belong to its picture. */
const unread = /<(script|style|svg|template|figure)\b[\s\S]*?<\/\1>/g;

/** The words that a page shows between header and footer. */
export function countWords(html: string): number {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const text = main
    .replaceAll(unread, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&#?\w+;/g, "");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Makes sure that no page is longer than its readers read. @throws {ContentError} naming its file and both numbers */
export function checkWordCounts(pages: readonly Page[]): void {
  const problems = pages.flatMap(({ path, html }): Problem[] => {
    const budget = budgets.find((one) => one.path.test(path));
    if (!budget) return [];
    const { kind, words } = budget;
    const count = countWords(html);
    const wrong = `makes a page of ${count} words, and a ${kind} may have ${words}`;
    const remedy = `shorten it by ${count - words} words, or raise the number in pipeline/check-words-and-anchors.ts`;
    return count > words ? [problemAt(path.replace(budget.path, budget.file), "", wrong, remedy)] : [];
  });
  if (problems.length > 0) throw contentErrorOf(problems);
}
