import { type Content, fileOf, pageFile, pageNames, sectionNames, shelfFiles } from "./registry.ts";

/** A content file with what is in it. */
export type Entry = { file: string; data: Record<string, unknown> };

/** All content files in English. */
export function entries(all: Content): Entry[] {
  return [
    ...pageNames.map((name) => ({ file: pageFile(name), data: all[name] })),
    { file: "content/en/blog.ts", data: all.blog },
    { file: shelfFiles.guides, data: all.guideShelf },
    { file: shelfFiles.sheets, data: all.sheetShelf },
    { file: "content/prices.ts", data: { prices: all.prices } },
    { file: "content/proof.json", data: all.proof },
    ...sectionNames.flatMap((section) => all[section].map((data) => ({ file: fileOf(section, data.slug), data }))),
  ];
}

/** All content files in other languages. */
export const translations = (all: Content): Entry[] =>
  all.translations.flatMap(({ language, services, ...pages }) => [
    ...pageNames.flatMap((name) => {
      const data = pages[name];
      return data ? [{ file: pageFile(name, language), data }] : [];
    }),
    ...services.map((data) => ({ file: fileOf("services", data.slug, language), data })),
  ]);
