import type { Content } from "./check.ts";

/** Pages that are one route each (`specification.md`, section 2, "Route table"), and the page after a sent form. */
export const singlePages = [
  "/",
  "/about",
  "/industries",
  "/contact",
  "/case-studies",
  "/career",
  "/careers",
  "/technologies",
  "/blog",
  "/portfolio",
  "/enquiry-received",
];

/** Every address of the site that a page answers, slashless. */
export function addressesOf({ services, technologies, caseStudies, articles }: Content): Set<string> {
  const under = (section: string, entries: { slug: string }[]) => entries.map(({ slug }) => `/${section}/${slug}`);
  return new Set([
    ...singlePages,
    ...under("services", services),
    ...under("technologies", technologies),
    ...under("case-studies", caseStudies),
    ...under("blog", articles),
  ]);
}

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
