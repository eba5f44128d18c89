import { getQueriesForElement, queries, within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import { pages } from "./pages.ts";

/** Style rules are left out. Whether something is visible is tested in a browser (`tests/states/accessibility.spec.ts`). */
const withoutStyle = (html: string) => html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, "");

/** A text with each run of white space as one space, as it is read. */
export const collapseSpaces = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();

/** The texts of elements, as they are read. */
export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => collapseSpaces(textContent));

const opened = new Map<string, ReturnType<typeof parsePage>>();

/**
 * A built page, queried by role and name as assistive software sees it before any script has run. Parsed once for all
 * tests.
 * @param path the page's address, e.g. "/about"
 * @throws when no such page was built
 */
export function loadBuiltPage(path: string) {
  const page = opened.get(path) ?? parsePage(path);
  opened.set(path, page);
  return page;
}

function parsePage(path: string) {
  const html = pages.find((page) => page.path === path)?.html;
  if (html === undefined) throw new Error(`${path} is not built.`);
  const { document } = new JSDOM(withoutStyle(html)).window;
  const main = document.querySelector("main");
  if (!main) throw new Error(`${path} has no main part.`);
  return { document, main: pagePart(main), page: pagePart(document.body) };
}

export type PagePart = ReturnType<typeof pagePart>;

/** A part of a page, with access to its links and headings. */
export function pagePart(element: HTMLElement) {
  return {
    ...getQueriesForElement(element, queries),
    element,
    text: collapseSpaces(element.textContent),
    select: (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)],
    /** The targets of the links with this name. */
    linksNamed: (name: string | RegExp) =>
      within(element)
        .queryAllByRole("link", { name })
        .map((link) => link.getAttribute("href")),
    /** The texts of the headings of a level. */
    headings: (level: number) => textsOf(within(element).queryAllByRole("heading", { level })),
    /** The section below a heading of this name. */
    band: (name: string) => {
      const section = within(element).getByRole("heading", { name }).closest("section");
      if (!section) throw new Error(`"${name}" heads no section.`);
      return pagePart(section);
    },
  };
}
