import { type Content, fileOf, pageFile, pageNames, type Section, sectionNames } from "./registry.ts";

/** A content file with its data. */
export type Entry = { file: string; data: Record<string, unknown> };

/** All content files in English. */
export function entries(all: Content): Entry[] {
  return [
    ...pageNames.map((name) => ({ file: pageFile(name), data: all[name] })),
    { file: "content/en/blog.ts", data: all.blog },
    { file: "content/prices.ts", data: { prices: all.prices } },
    { file: "content/measured.json", data: all.measured },
    ...sectionNames.flatMap((section) => all[section].map((data) => ({ file: fileOf(section, data.slug), data }))),
  ];
}

/** All content files in other languages. */
export const translations = (all: Content): Entry[] =>
  all.translations.flatMap(({ language, services, guides, sheets, caseStudies, ...pages }) => [
    ...pageNames.flatMap((name) => {
      const data = pages[name];
      return data ? [{ file: pageFile(name, language), data }] : [];
    }),
    ...Object.entries({ services, guides, sheets, caseStudies }).flatMap(([section, list]) =>
      list.map((data) => ({ file: fileOf(section as Section, data.slug, language), data })),
    ),
  ]);
