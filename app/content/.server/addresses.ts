import routes from "../../routes.ts";
import { type Content, sectionNames, sections } from "./registry.ts";

/** Screens of one address, as `app/routes.ts` has them: the same that the router calls static. */
const singlePages = routes.flatMap(({ index, path = "" }) => (index ? "/" : /[:*]/.test(path) ? [] : `/${path}`));

/** Every address of the site that a page answers, slashless, in the order of the site's lists for machines. */
export const pagePaths = (content: Content): string[] => [...singlePages, ...entryPaths(content)];

/** Addresses of the pages that are one content file each. */
export const entryPaths = (content: Content): string[] =>
  sectionNames.flatMap((section) => content[section].map(({ slug }) => `/${sections[section].folder}/${slug}`).sort());

/** Where an unknown address has a not-found page of its own (docs/decisions/0003-not-found-pages.md); `""` is the root. */
export const notFoundFolders = ["", ...sectionNames.map((section) => `/${sections[section].folder}`)];

/** Pages whose words are not, or not only, in the content file or folder of their own name. */
const sourcesByPath: Record<string, string[]> = {
  "/": ["content/en/home"],
  "/career": ["content/en/careers"],
  "/technologies": ["content/technologies", "content/en/technology-pages"],
  "/case-studies": ["content/case-studies", "content/en/work"],
  "/portfolio": ["content/case-studies", "content/en/work"],
};

/** The files and folders with the words of a page, without extension. */
export const sourcesOf = (path: string): string[] => sourcesByPath[path] ?? [`content${path}`, `content/en${path}`];

/**
 * What to do about a link of this site that leads nowhere; `undefined` where it leads somewhere, or to another site.
 * Whether a file is there shows once the site is built (`tests/built/pages.test.ts`).
 */
export function remedyFor(link: string, addresses: ReadonlySet<string>): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  if (!link.startsWith("/")) return `leads to "${link}": write an address of this site from its "/" on`;
  const { pathname } = new URL(link, "https://site.invalid");
  if (addresses.has(pathname) || /\.\w+$/.test(pathname)) return undefined;
  return `leads to "${link}", but there is no such page: correct or remove it`;
}
