import { type Problem, problem, unpublishable } from "../app/content/problems.ts";

/** A built page: its path and its HTML. */
type Page = { path: string; html: string };

/**
 * The most words that an English page of a kind may show between header and footer, a tenth over what the longest had
 * when this was set. The last part of the address is the file's name.
 */
const budgets = [{ kind: "technology", path: /^\/technologies\/(?<slug>[^/]+)$/, folder: "technologies", words: 565 }];

const unread = /<(script|style|svg|template)\b[\s\S]*?<\/\1>/g;

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
    const { kind, folder, words } = budget;
    const slug = budget.path.exec(path)?.groups?.slug;
    const count = wordsIn(html);
    if (count <= words) return [];
    return [
      problem(
        `content/${folder}/${slug}.ts`,
        "",
        `makes a page of ${count} words, and a ${kind} may have ${words}`,
        `shorten it by ${count - words} words, or raise the number in pipeline/check-lengths.ts`,
      ),
    ];
  });
  if (problems.length > 0) throw unpublishable(problems);
}
