import { nonPageFiles, pageTypeOf, routePaths } from "../../content/pages.ts";
import { fileAndSchema } from "./file-paths.ts";
import type { Language } from "./languages/site-languages.ts";
import type { Content } from "./parse-files.ts";

/** A content file with its data. */
export type ContentFile = { file: string; data: Record<string, unknown> };

type Page = { slug: string } & Record<string, unknown>;

function filesIn(language: Language, content: object): ContentFile[] {
  const all = content as Readonly<Record<string, Record<string, unknown> | Page[] | undefined>>;
  return routePaths.flatMap((path) => {
    const { file = "" } = fileAndSchema(path, language) ?? {};
    const found = all[pageTypeOf(path).section ?? path] ?? [];
    if (!Array.isArray(found)) return { file, data: found };
    return found.map((data) => ({ file: file.replace("*", data.slug), data }));
  });
}

/** All content files in English. */
export const listEnglishFiles = (all: Content): ContentFile[] => [
  ...filesIn("en", all),
  { file: nonPageFiles.prices.file, data: { prices: all.prices } },
  { file: nonPageFiles.measured.file, data: all.measured },
];

/** All content files in other languages. */
export const listTranslatedFiles = (all: Content): ContentFile[] =>
  all.translations.flatMap((translation) => filesIn(translation.language, translation));
