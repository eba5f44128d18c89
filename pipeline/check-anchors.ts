import { type Problem, problem, unpublishable } from "../app/content/problems.ts";

/** A built page: its path and its HTML. */
type Page = { path: string; html: string };

const decoded = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const valuesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => decoded(value));

/**
 * Makes sure that each link to a place within a page of this site leads to an element with that id.
 * @throws {ContentError} naming the page with the link, and the link.
 */
export function checkAnchors(pages: readonly Page[]): void {
  const ids = new Map(pages.map(({ path, html }) => [path, new Set(valuesOf(html, /\sid="([^"]*)"/g))]));
  const problems = pages.flatMap(({ path, html }): Problem[] => {
    const links = new Set(valuesOf(html, /<a\s[^>]*?href="([^"]*#[^"]+)"/g));
    return [...links].flatMap((link) => {
      const { origin, pathname, hash } = new URL(link, `https://site.invalid${path}`);
      const target = origin === "https://site.invalid" ? ids.get(pathname) : undefined;
      if (!target || target.has(decodeURIComponent(hash.slice(1)))) return [];
      const remedy = `leads to "${link}", but nothing there has this id: correct or remove the link`;
      return [problem(`the page ${path}`, "", remedy)];
    });
  });
  if (problems.length > 0) throw unpublishable(problems);
}
