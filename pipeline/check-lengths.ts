import { type Problem, problem, unpublishable } from "../app/content/problems.ts";

/** A built page: its path and its HTML. */
type Page = { path: string; html: string };

/**
 * The most words that an English page of a kind may show between header and footer: 800, 500 and
 * 250 words, and 16,000 for all technologies, with some room. `$1` in the file is the last part of the address.
 */
const budgets = [
  { kind: "technology", path: /^\/technologies\/([^/]+)$/, file: "content/technologies/$1.ts", words: 530 },
  { kind: "service", path: /^\/services\/([^/]+)$/, file: "content/en/services/$1.ts", words: 830 },
  { kind: "page of figures", path: /^\/(how-this-site-is-made)$/, file: "content/en/$1.ts", words: 530 },
  { kind: "page of careers", path: /^\/careers?$/, file: "content/en/careers.ts", words: 270 },
];

/** What is no text to read. The words of a figure belong to its picture. */
const unread = /<(script|style|svg|template|figure)\b[\s\S]*?<\/\1>/g;

/** The words that a page shows between header and footer. */
export function wordsIn(html: string): number {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const text = main
    .replaceAll(unread, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&#?\w+;/g, "");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Makes sure that no page is longer than its readers read.
 * @throws {ContentError} naming the file, its number of words and that of its kind.
 */
export function checkLengths(pages: readonly Page[]): void {
  const problems = pages.flatMap(({ path, html }): Problem[] => {
    const budget = budgets.find((one) => one.path.test(path));
    if (!budget) return [];
    const { kind, words } = budget;
    const count = wordsIn(html);
    if (count <= words) return [];
    return [
      problem(
        path.replace(budget.path, budget.file),
        "",
        `makes a page of ${count} words, and a ${kind} may have ${words}`,
        `shorten it by ${count - words} words, or raise the number in pipeline/check-lengths.ts`,
      ),
    ];
  });
  if (problems.length > 0) throw unpublishable(problems);
}
